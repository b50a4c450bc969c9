import type { AttestationObject } from '@simplewebauthn/server/helpers'
import { type Input, ShopError } from '@stragan/contract'
import type { passkeyCalls } from '@stragan/contract/admin'
import type { Log } from '../../context.ts'
import type { RelyingParty } from './passkey-challenges.ts'
import type { NewPasskey, Signature } from './passkeys.queries.ts'

export type NewCredential = Input<typeof passkeyCalls.addPasskey>['body']['credential']
export type Assertion = Input<typeof passkeyCalls.signInWithPasskey>['body']['credential']

/** ES256, EdDSA and RS256 (COSE): what authenticators have. */
export const algorithms = [-7, -8, -257]

interface Expected {
  party: RelyingParty
  challenge: string
  log: Log
}

/** Verifies a passkey that was just created. Throws `passkey_refused`. */
export async function verifyCreated(credential: NewCredential, { party, challenge, log }: Expected): Promise<Omit<NewPasskey, 'name'>> {
  // Imported on demand: most processes never see a passkey.
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return verified(log, async () => {
    const attestation = decodeAttestationObject(bytesOf(credential.response.attestationObject))
    if (hasCertificates(attestation)) throw new Error('the attestation has certificates')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...credential.response, transports: undefined }, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo?.credential.id !== credential.id) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports ?? [],
      isBackedUp: registrationInfo.credentialBackedUp,
    }
  })
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** Whether the attestation has a format other than `none` and self attestation. None was requested, and the certificates of a sender are not parsed. */
const hasCertificates = (attestation: AttestationObject) =>
  attestation.get('fmt') !== 'none' && (attestation.get('fmt') !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined)

/** Verifies the signature of a passkey and that its person was verified; the counter is compared where it is stored. Throws `passkey_refused`. */
export async function verifySignature(
  assertion: Assertion,
  { publicKey, party, challenge, log }: Expected & { publicKey: string },
): Promise<Signature> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  return verified(log, async () => {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: assertion.id, publicKey: bytesOf(publicKey), counter: 0 },
    })
    return isRight ? { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp } : undefined
  })
}

/** The library throws an error for any invalid input. */
async function verified<T>(log: Log, verify: () => Promise<T | undefined>): Promise<T> {
  const result = await verify().catch(error => {
    log.info({ reason: String(error) }, 'a passkey was refused')
    return undefined
  })
  if (result === undefined) throw new ShopError('passkey_refused')
  return result
}
