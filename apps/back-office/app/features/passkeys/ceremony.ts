/** Why no passkey was created or used. */
export type PasskeyProblem = 'cancelled' | 'uncreated' | 'known' | 'none' | 'address' | 'often' | 'unreachable' | 'failed'

class CeremonyError extends Error {
  readonly problem: PasskeyProblem
  constructor(problem: PasskeyProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Whether the browser has passkeys at this address, with the options and answers as JSON (WebAuthn Level 3). */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

const refusals: Partial<Record<string, PasskeyProblem>> = {
  passkey_not_found: 'none',
  passkey_refused: 'address',
  too_many_requests: 'often',
}

/** Fetches what a passkey has to sign: where it is too old, the browser's answer would be refused. */
async function requestOptions(purpose: PasskeyPurpose): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const response = await fetch('/sign-in/passkey', { method: 'POST', body: new URLSearchParams({ purpose }) }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (!response || !answer) throw new CeremonyError('unreachable')
  if (!response.ok) throw new CeremonyError(refusals[answer.code] ?? 'unreachable')
  return answer
}

/** To sign in, or to confirm who is signed in. */
export type PasskeyPurpose = 'sign-in' | 'identity'

export async function signWithPasskey(purpose: PasskeyPurpose): Promise<Credential | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await requestOptions(purpose))
  return navigator.credentials.get({ publicKey })
}

export const createPasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<Credential | null> =>
  navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }).catch(error => {
    throw problemOf(error) === 'cancelled' ? new CeremonyError('uncreated') : error
  })

const ofBrowser: Partial<Record<string, PasskeyProblem>> = {
  // Browsers do not say whether there was no passkey.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
}

export const problemOf = (error: unknown): PasskeyProblem =>
  error instanceof CeremonyError ? error.problem : (error instanceof DOMException && ofBrowser[error.name]) || 'failed'
