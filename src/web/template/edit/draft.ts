/** A form while it is edited: what is typed, and what is sent when it is saved. */
import { toNumber, zero } from '#kernel/decimal.ts'
import { readTypedNumber } from '#kernel/typed-number.ts'
import { spelt } from '#wire/spelling.ts'
import type { Orientation, Paper } from '#web/print/job.ts'
import type { SentTemplate, TemplatePaper, TemplateRecord } from '../calls.ts'

export interface TemplateDraft {
  content: string
  code: string
  name: string
  note: string
  size: Paper | null
  orientation: Orientation | null
  /** As typed, in mm. */
  pageWidth: string
  pageHeight: string
  active: boolean
}

/** Written and read the same way in both languages. */
const typedLength = (length: number | null): string => (length === null ? '' : String(length).replace('.', ','))
export const draftOf = (record: TemplateRecord): TemplateDraft => ({
  content: record.content,
  code: record.code,
  name: record.name,
  note: record.note ?? '',
  size: record.size,
  orientation: record.orientation,
  pageWidth: typedLength(record.pageWidth),
  pageHeight: typedLength(record.pageHeight),
  active: record.active,
})

/**
 * `now`, replaced by what a browser kept of a draft. Browsers still hold drafts whose code and name were kept by the
 * names of the contract.
 */
export const restored = (now: TemplateDraft, kept: object): TemplateDraft => ({ ...now, ...spelt(kept) })

const readLength = (typed: string): number | null => {
  const length = readTypedNumber(typed, { language: 'vi' })
  return typeof length === 'bigint' && length > zero ? toNumber(length) : null
}
export const paperOf = ({ size, orientation, pageWidth, pageHeight }: TemplateDraft): TemplatePaper => ({
  size,
  orientation,
  pageWidth: readLength(pageWidth),
  pageHeight: readLength(pageHeight),
})

/** What is typed where a length in mm is wanted, and cannot be one. */
export const lengthErrors = (draft: TemplateDraft): ('pageWidth' | 'pageHeight')[] =>
  (['pageWidth', 'pageHeight'] as const).filter((name) => {
    const length = readLength(draft[name])
    return draft[name].trim() !== '' && (length === null || length < 20 || length > 5000)
  })

export const isChanged = (draft: TemplateDraft, stored: TemplateDraft): boolean =>
  (Object.keys(draft) as (keyof TemplateDraft)[]).some((name) => draft[name] !== stored[name])

/** `record`: what is stored; without an id it is new. */
export const sentOf = (draft: TemplateDraft, record: TemplateRecord): SentTemplate => {
  const { content, code, name, note, active } = draft
  const { id, xType, base, version } = record
  return {
    ...(id && { id, version }),
    xType,
    base,
    content,
    code: code.trim(),
    name: name.trim(),
    note: note.trim() || null,
    active,
    ...paperOf(draft),
  }
}
