/** What is to be printed; the dialog stands on whichever page is open. */
import { createStore } from '#web/ui/store.ts'

export interface PrintBody {
  info: unknown
  code: string
  orientation?: Orientation
  size?: Paper
  pageHeight?: number
  pageWidth?: number
}
export const papers = ['A4', 'A5', 'K80', 'K58', 'Letter'] as const
export type Paper = (typeof papers)[number]
export type Orientation = 'portrait' | 'landscape'

export interface PrintJob {
  title: string
  fileName: string
  /** Templates of this type are offered. */
  xType?: number
  /** The data and the form; without a template the standard one. */
  prepare: (templateId: string) => Promise<PrintBody>
}
export const printJob = createStore<PrintJob | null>(null)
