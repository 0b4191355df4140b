/** A print job; the dialog for it can be opened on any page. */
import { lazy } from 'react'
import type { Language } from '#i18n/fill.ts'
import { createStore } from '#web/ui/base/store.ts'
import { loadArea } from '#web/words/words.ts'

export interface PrintBody {
  info: unknown
  code: string
  orientation?: Orientation | null
  /** In which it goes to a partner; without it, that of the user. */
  language?: Language
  /** A `Paper`, unless it is of a size of its own. */
  size?: string | null
  pageHeight?: number | null
  pageWidth?: number | null
  /** A report with what each of its pages comes to. */
  pageSums?: true
  /** The text of the form, while it is edited; without it, the stored one of that code. */
  content?: string
}
/** Several documents as one file. */
interface PrintMany {
  documents: readonly (PrintBody & { copies: number })[]
  perSheet?: 2
}
export type PrintRun = PrintBody | PrintMany

export const papers = ['A4', 'A5', 'A6', 'K80', 'K58', 'Letter'] as const
export type Paper = (typeof papers)[number]
export type Orientation = 'portrait' | 'landscape'

/** Documents whose type has no number of its own share one: `base` is the code of the form that is meant. */
export interface FormKind {
  xType: number
  base: string
}

/** One document or report to print. */
export interface PrintPart {
  title: string
  fileName: string
  /** Fetches data and form; without a template id the standard form is used. */
  prepare: (templateId: string) => Promise<PrintBody>
}
export interface PrintJob {
  /** Name of the document or report; the last choice is stored by kind. */
  kind: string
  /** Several documents become one file, in this order. */
  parts: readonly [PrintPart, ...PrintPart[]]
  /** Paper and orientation follow from what is printed and cannot be chosen. */
  fixedPaper?: true
  /** True if pages can say what they come to: a report with sums. */
  pageSums?: true
  /** Forms of this kind are offered. */
  forms?: FormKind
}
export const printJob = createStore<PrintJob | null>(null)

/** The preview, loaded with its words when something is printed. */
export const PrintHost = lazy(async () => {
  const [{ PrintHost: host }] = await Promise.all([import('./print-dialog.tsx'), loadArea('labels')])
  return { default: host }
})
