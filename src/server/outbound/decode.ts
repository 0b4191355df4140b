/** The body of an answer as it was before it was compressed, up to a size: a few bytes can stand for gigabytes. */
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib'

type Decode = (bytes: Buffer, options: ZlibOptions) => Promise<Buffer>
const decoders: Readonly<Record<string, Decode>> = {
  gzip: promisify(gunzip) as Decode,
  'x-gzip': promisify(gunzip) as Decode,
  deflate: promisify(inflate) as Decode,
  br: promisify(brotliDecompress) as Decode,
}

/** No compression is asked for, so more than one is nothing a server does by habit. */
export const decodeBody = async (
  bytes: Buffer,
  encoding: string,
  mostBytes: number,
): Promise<Buffer | 'tooLarge' | 'malformed'> => {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity' || bytes.length === 0) return bytes
  const decode = Object.hasOwn(decoders, name) ? decoders[name] : undefined
  if (!decode) return 'malformed'
  try {
    return await decode(bytes, { maxOutputLength: mostBytes })
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'malformed'
  }
}
