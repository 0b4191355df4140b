/** A network connection to the server that can be cut at the worst moments of a save. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * request: nothing of the request is sent; during: half of it; answer: the server processes it, but the response is
 * lost.
 */
export type Cut = 'request' | 'during' | 'answer'

export interface Line {
  port: number
  /** Cuts every call whose request contains the text, until `mend` is called. */
  cut: (where: Cut, words: string) => void
  mend: () => void
  /** How many times a call was cut. */
  count: () => number
  close: () => Promise<void>
}

export const brokenLine = async (port: number): Promise<Line> => {
  let now: { where: Cut; words: string } | null = null
  let count = 0
  const open = new Set<Socket>()
  const end = (...sockets: Socket[]) => sockets.forEach((socket) => socket.destroy())
  const server = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    let isDeaf = false
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', () => end(client, server))
      socket.on('close', () => {
        open.delete(socket)
        end(client, server)
      })
    }
    client.on('data', (chunk: Buffer) => {
      if (!now || !chunk.includes(now.words)) return void server.write(chunk)
      count += 1
      if (now.where === 'answer') {
        isDeaf = true
        return void server.write(chunk)
      }
      if (now.where === 'request') return end(client, server)
      return void server.write(chunk.subarray(0, chunk.length / 2), () => end(client, server))
    })
    server.on('data', (chunk: Buffer) => {
      if (isDeaf) end(client, server)
      else client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut: (where, words) => {
      now = { where, words }
      count = 0
    },
    mend: () => {
      now = null
    },
    count: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        end(...open)
      }),
  }
}
