import 'reflect-metadata'
import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { PemConverter, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509'
import { listening } from './public-network.ts'

interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A certificate for hosts that is its own authority, with its key. */
export async function certificateFor(hosts: readonly string[]) {
  const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify'])
  const names = new SubjectAlternativeNameExtension(hosts.map(value => ({ type: 'dns' as const, value })))
  const notAfter = new Date(Date.now() + 86_400_000)
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=receiver',
    notAfter,
    signingAlgorithm,
    keys,
    extensions: [names],
  })
  return {
    cert: certificate.toString('pem'),
    key: PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
  }
}

/** An HTTPS server on this machine that notes what it receives; `answer` says what it answers, 204 by default. */
export async function openReceiver(certificate: Awaited<ReturnType<typeof certificateFor>>) {
  const received: ReceivedRequest[] = []
  const receiver = {
    received,
    answer: (response: ServerResponse, _request: ReceivedRequest): unknown => response.writeHead(204).end(),
    server: await listening(
      createServer(certificate, async (request, response) => {
        const noted = { path: request.url ?? '', headers: request.headers, body: await text(request) }
        received.push(noted)
        receiver.answer(response, noted)
      }),
    ),
  }
  return receiver
}

/** Whether a request is signed with a secret, as Standard Webhooks says: written from the specification, independent of what signs. */
export function isSignedWith(secret: string, { headers, body }: ReceivedRequest): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${signature}`)
}
