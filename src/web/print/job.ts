/** What is to be printed; the dialog stands on whichever page is open. */
import { createStore } from '#web/ui/store.ts'

export interface PrintBody {
  info: unknown
  code: string
  orientation?: Orientation
  size?: Paper
  pageHeight?: number | null
  pageWidth?: number | null
}
export const papers = ['A4', 'A5', 'K80', 'K58', 'Letter'] as const
export type Paper = (typeof papers)[number]
export type Orientation = 'portrait' | 'landscape'

/** One paper to be looked at. */
export interface PrintPart {
  title: string
  fileName: string
  /** The data and the form; without a template the standard one. */
  prepare: (templateId: string) => Promise<PrintBody>
}
export interface PrintJob {
  /** Name of the document or report: papers of one kind are printed alike. */
  kind: string
  /** Several documents are looked at one after the other. */
  parts: readonly [PrintPart, ...PrintPart[]]
  /** Templates of this type are offered. */
  xType?: number
}
export const printJob = createStore<PrintJob | null>(null)
