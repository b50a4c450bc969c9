import { createHash, generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto'

/** An authenticator with passkeys of P-256 keys (WebAuthn Level 3, sections 6 and 8.7), as a browser asks it. */
export interface SoftwareAuthenticator {
  create: (options: Creation, more?: Deviation) => object
  get: (options: Request, more?: Deviation) => object
}

interface Creation {
  challenge: string
  rp: { id: string }
  user: { id: string }
}
interface Request {
  challenge: string
  rpId: string
}

/** What the authenticator or the browser does other than it should. */
interface Deviation {
  origin?: string
  rpId?: string
  counter?: number
  isVerified?: boolean
  crossOrigin?: boolean
  userHandle?: string | null
  attestation?: Buffer
  type?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

// CBOR (RFC 8949), as far as authenticators need it.
const head = (major: number, n: number) =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
const int = (n: number) => (n >= 0 ? head(0, n) : head(1, -1 - n))
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
export const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)])
export const list = (...items: Buffer[]) => Buffer.concat([head(4, items.length), ...items])
export const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** COSE key of P-256 for ES256 (RFC 9053, section 2.1). */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const of = (part: string) => bytes(Buffer.from(part, 'base64url'))
  return map([int(1), int(2)], [int(3), int(-7)], [int(-1), int(1)], [int(-2), of(x)], [int(-3), of(y)])
}

/** Authenticator of a browser at an origin, with one passkey per account. */
export function softwareAuthenticator(origin: string): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = base64url(randomUUID())
  const clientData = (type: string, challenge: string, more: Deviation) =>
    base64url(JSON.stringify({ type: more.type ?? type, challenge, origin: more.origin ?? origin, crossOrigin: more.crossOrigin ?? false }))
  const authenticatorData = (rpId: string, { isVerified = true, counter: n = counter, ...more }: Deviation, attested?: Buffer) => {
    // Present, verified, backup eligible, backed up; with attested credential data.
    const flags = 0x01 | (isVerified ? 0x04 : 0) | 0x08 | 0x10 | (attested ? 0x40 : 0)
    const fixed = Buffer.alloc(5)
    fixed[0] = flags
    fixed.writeUInt32BE(n, 1)
    return Buffer.concat([sha256(more.rpId ?? rpId), fixed, ...(attested ? [attested] : [])])
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' }
  return {
    create({ challenge, rp, user }, more = {}) {
      userHandle = user.id
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey)])
      const authData = authenticatorData(rp.id, more, attested)
      const statement = more.attestation ?? Buffer.concat([text('none'), text('attStmt'), map()])
      const attestationObject = Buffer.concat([head(5, 3), text('fmt'), statement, text('authData'), bytes(authData)])
      return {
        ...credential,
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, more),
          attestationObject: base64url(attestationObject),
          transports: ['internal', 'hybrid'],
        },
      }
    },
    get({ challenge, rpId }, more = {}) {
      counter++
      const authData = authenticatorData(rpId, more)
      const clientDataJSON = clientData('webauthn.get', challenge, more)
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', signed, privateKey)),
          userHandle: more.userHandle === undefined ? userHandle : more.userHandle,
        },
      }
    },
  }
}
