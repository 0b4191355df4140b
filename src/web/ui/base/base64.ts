/** Files within JSON. Long ones are turned piece by piece, so that the page can be used meanwhile. */

/** In characters; four of them are three bytes. */
const PIECE = 512 * 1024

/** Unlike those of a timer, the tasks of a channel come at once, also in a tab that is not in sight. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

const bytesOf = (piece: string): Uint8Array<ArrayBuffer> => {
  const text = atob(piece)
  const bytes = new Uint8Array(text.length)
  // Far faster than `Uint8Array.from` with a function.
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

export const fromBase64 = async (text: string, type: string): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < text.length; at += PIECE) {
    if (at > 0) await nextTask()
    parts.push(bytesOf(text.slice(at, at + PIECE)))
  }
  return new Blob(parts, { type })
}

export const toBase64 = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
