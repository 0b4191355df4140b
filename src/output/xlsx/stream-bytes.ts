/** Bytes that come in parts, as one. */
export const joinedBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** What a stream gives, as one. */
export const joined = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  return joinedBytes(parts)
}
