/** A server that answers in whatever way a test wants, byte by byte. */
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'

export interface MisbehavingServer {
  port: number
  /** What came in over each connection. */
  heard: string[]
  /** The names that were asked for by TLS. */
  names: (string | false)[]
  stop(): Promise<void>
}

export type Behaviour = (socket: Socket, heard: () => string) => void

/** `behave` is called with each connection, when the first bytes of a request have arrived or, `atOnce`, when it stands. */
export const startMisbehaving = async (
  behave: Behaviour,
  { tls, atOnce = false }: { tls?: TlsOptions; atOnce?: boolean } = {},
): Promise<MisbehavingServer> => {
  const sockets = new Set<Socket>()
  const heard: string[] = []
  const names: (string | false)[] = []
  const accept = (socket: Socket): void => {
    const at = heard.push('') - 1
    if (tls) names.push((socket as { servername?: string | false }).servername ?? false)
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (atOnce) behave(socket, () => heard[at]!)
    socket.on('data', (bytes) => {
      const isFirst = heard[at] === ''
      heard[at] += bytes.toString('latin1')
      if (isFirst && !atOnce) behave(socket, () => heard[at]!)
    })
  }
  const server = tls ? createTlsServer(tls, accept) : createServer(accept)
  if (tls) server.on('tlsClientError', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    names,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

/** An answer as a sound server gives it. */
export const answerText = (body: string, headers: readonly string[] = [], status = '200 OK'): string =>
  [`HTTP/1.1 ${status}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers, '', body].join('\r\n')
