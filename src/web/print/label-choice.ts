/** What is asked before labels are printed: the user's last choice, and reading what he types. */
import type { Language } from '#i18n/fill.ts'
import { decimalsOf, toNumber } from '#kernel/decimal.ts'
import { readTypedNumber } from '#kernel/typed-number.ts'
import {
  labelSheetNamed,
  labelSheets,
  labelsOnPage,
  mostLabels,
  ownSheetLimits,
  type LabelSheet,
  type OwnSheetPart,
} from '#output/label-sheets.ts'
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

/** Goods to print labels of, and how many are proposed. */
export interface LabelGoods {
  id: string
  code: string
  name: string
  quantity: number
}

export const labelParts = ['shop', 'name', 'code', 'price', 'number'] as const
type Shown = Record<(typeof labelParts)[number], boolean>
export interface LabelChoice {
  sheet: LabelSheet
  shows: Shown
  /** Id or code of the form; '' is the default. */
  template: string
}

const key = (): string => ['labels', tenantCode(), sessionUser()].join('.')

/** The last choice; everything but the code is shown at first, because the number says the same. */
export const readLabelChoice = (): LabelChoice => {
  let stored: Partial<Record<string, unknown>> = {}
  try {
    stored = (JSON.parse(readLocal(key()) ?? '{}') ?? {}) as typeof stored
  } catch {
    // What somebody else wrote there is forgotten.
  }
  const shown = (part: keyof Shown): boolean => (typeof stored[part] === 'boolean' ? stored[part] : part !== 'code')
  return {
    sheet: labelSheetNamed(stored['sheet']) ?? labelSheets[0],
    shows: Object.fromEntries(labelParts.map((part) => [part, shown(part)])) as Shown,
    template: typeof stored['template'] === 'string' ? stored['template'] : '',
  }
}
export const storeLabelChoice = ({ sheet, shows, template }: LabelChoice): void =>
  writeLocal(key(), JSON.stringify({ sheet: sheet.name, template, ...shows }))

/** The paper while it is chosen: one of the known sheets, or an own size that is typed. */
export interface TypedSheet {
  /** The name of a known sheet, `roll` or `grid`. */
  name: string
  parts: Readonly<Record<OwnSheetPart, string>>
}
/** What is typed of an own size, in this order. */
export const ownParts: Readonly<Record<string, readonly OwnSheetPart[]>> = {
  roll: ['width', 'height', 'across'],
  grid: ['columns', 'rows'],
}
const usualParts = { width: '60', height: '40', across: '1', columns: '4', rows: '10' }

export const typedSheet = (sheet: LabelSheet): TypedSheet => {
  if (labelSheets.some(({ name }) => name === sheet.name)) return { name: sheet.name, parts: usualParts }
  const { label, columns, rows, name } = sheet
  return name.startsWith('A4-')
    ? { name: 'grid', parts: { ...usualParts, columns: String(columns), rows: String(rows) } }
    : {
        name: 'roll',
        parts: { ...usualParts, width: String(label.width), height: String(label.height), across: String(columns) },
      }
}

export const readPart = (part: OwnSheetPart, typed: string, language: Language): number | null =>
  readWhole({ typed, language }, ownSheetLimits[part][0], ownSheetLimits[part][1])

/** Null while an own size cannot be read. */
export const sheetTyped = ({ name, parts }: TypedSheet, language: Language): LabelSheet | null => {
  const own = ownParts[name]
  if (!own) return labelSheetNamed(name) ?? null
  const read = own.map((part) => readPart(part, parts[part], language))
  if (read.includes(null)) return null
  return labelSheetNamed(name === 'grid' ? `A4-${read.join('x')}` : read.join('x')) ?? null
}

/** One label for each whole piece, at least one. The same product of several rows is one. */
export const proposed = (goods: readonly LabelGoods[]): LabelGoods[] =>
  [...Map.groupBy(goods, ({ id }) => id).values()].map((same) => {
    const quantity = same.reduce((sum, one) => sum + (Number.isFinite(one.quantity) ? one.quantity : 0), 0)
    return { ...same[0]!, quantity: Math.max(1, Math.floor(quantity)) }
  })

/** Null if it is not a whole number in the range. */
const readWhole = (
  { typed, language }: { typed: string; language: Language },
  low: number,
  high: number,
): number | null => {
  const value = readTypedNumber(typed, { language })
  const number = typeof value === 'bigint' && decimalsOf(value) === 0 ? toNumber(value) : Number.NaN
  return number >= low && number <= high ? number : null
}
export const readCopies = (typed: string, language: Language): number | null =>
  readWhole({ typed, language }, 0, mostLabels)
export const readFirst = (typed: string, sheet: LabelSheet, language: Language): number | null =>
  readWhole({ typed, language }, 1, labelsOnPage(sheet))
