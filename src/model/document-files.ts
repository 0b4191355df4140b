/** What of a document leaves the program as a file: its printed forms, and files handed out by a call. */
import type { Problem } from '#kernel/problem.ts'

export interface PrintForm {
  code: string
  label: string
  xType: number
  size: 'A4' | 'A5' | 'K80'
  orientation: 'portrait' | 'landscape'
  /** Contains a QR code for paying the open amount. */ qr?: boolean
}

/** A call hands out the files of several documents: its name, which of them have none, and what the files are called. */
export interface Downloads<D> {
  wire: string
  refusal(document: D): Problem | null
  fileName(document: D): string
}
