/** The delivered forms that a tenant may change: those of documents, labels and letters; reports keep theirs. */
import { createHash } from 'node:crypto'
import { documents } from '#documents/all.ts'
import type { AnyDocument } from '#model/document.ts'
import type { PaperSize } from '#output/page.ts'
import { sharedType } from '#system/print-template.ts'
import { deliveredForms } from './delivered.ts'

export interface TemplatePaper {
  /** Null: of its own lengths, or as its text says. */
  size: PaperSize | null
  orientation: 'portrait' | 'landscape'
  /** In mm. */
  pageWidth: number | null
  pageHeight: number | null
}

export interface DeliveredTemplate extends TemplatePaper {
  id: string
  code: string
  /** Catalogue key of its name. */
  label: string
  xType: number
  kind: string
  content: string
  /** True if its words exist in English, too. */
  hasEnglish: boolean
  sample: unknown
  document: AnyDocument | undefined
  /** Contains a code for paying the open amount. */
  hasQr: boolean
  further: readonly string[]
}

/** Forms of one kind replace each other (the generated column `kind` says the same). */
export const kindOf = (xType: number, base: string): string => (xType === sharedType ? base : String(xType))

/** The same for every tenant, so that a form has its id before anything of it is stored. */
const idOf = (code: string): string => {
  const hex = createHash('sha256').update(`print template ${code}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

const noPaper: TemplatePaper = { size: null, orientation: 'portrait', pageWidth: null, pageHeight: null }

const printsOf = new Map(
  documents.flatMap((document) => document.prints.map((form) => [form.code, { form, document }] as const)),
)

export const deliveredTemplates: readonly DeliveredTemplate[] = deliveredForms.flatMap(
  ({ code, xType, content, english, sample, offered, further = [] }) => {
    const { form, document } = printsOf.get(code) ?? {}
    const label = form?.label ?? offered?.label
    if (!label) return []
    return [
      {
        ...noPaper,
        ...(offered?.size && { size: offered.size }),
        ...(form && { size: form.size, orientation: form.orientation }),
        id: idOf(code),
        code,
        label,
        xType,
        kind: kindOf(xType, code),
        content,
        hasEnglish: english !== undefined,
        sample,
        document,
        hasQr: form?.qr === true,
        further,
      },
    ]
  },
)

export const deliveredNamed = (code: string): DeliveredTemplate | undefined =>
  deliveredTemplates.find((one) => one.code.toLowerCase() === code.toLowerCase())
export const deliveredById = (id: string): DeliveredTemplate | undefined =>
  deliveredTemplates.find((one) => one.id === id.toLowerCase())
