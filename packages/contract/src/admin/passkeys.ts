import { z } from 'zod'
import { timestamp } from '../entities/scalars.ts'
import { personName, uuid } from './entities.ts'

/** For how long what a ceremony begins with is valid. */
export const passkeyMinutes = 5

/** By which the person recognises it. */
export const passkeyName = personName

/** Bytes in base64url, at most so many characters. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
/** At most 1023 bytes (WebAuthn, credential id). */
const credentialId = bytes(1364)
const transports = z.array(z.string().max(20)).max(10)
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const clientDataJSON = bytes(4096)

/** What `toJSON()` of a new PublicKeyCredential returns (WebAuthn, RegistrationResponseJSON); other members are ignored. */
export const newCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON, attestationObject: bytes(16_384), transports: transports.optional() }),
})

/** The same of one that signed (WebAuthn, AuthenticationResponseJSON). */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: bytes(88).nullish(),
  }),
})

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** WebAuthn, PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** WebAuthn, PublicKeyCredentialRequestOptionsJSON; without credentials the browser offers those of the host. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})

export const listedPasskey = z.object({
  id: uuid,
  name: z.string(),
  /** Synchronised between devices by whoever stores it. */
  is_backed_up: z.boolean(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
})
