/** An answer as text, with what is packed inside it: workbooks are archives in base64. */
import { unpacked } from '../../support/zip.ts'

/** The answer with its workbooks unpacked. */
export const readable = (raw: string): string =>
  raw.replaceAll(/"(UEsD[A-Za-z0-9+/=]+)"/g, (_all, base64: string) => unpacked(Buffer.from(base64, 'base64')))
