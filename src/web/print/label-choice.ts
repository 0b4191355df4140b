/** What is asked before labels are printed: the user's last choice, and reading what he types. */
import { labelSheetNamed, labelSheets, labelsOnPage, mostLabels, type LabelSheet } from '#output/label-sheets.ts'
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
  }
}
export const storeLabelChoice = ({ sheet, shows }: LabelChoice): void =>
  writeLocal(key(), JSON.stringify({ sheet: sheet.name, ...shows }))

/** One label for each whole piece, at least one. The same product of several rows is one. */
export const proposed = (goods: readonly LabelGoods[]): LabelGoods[] =>
  [...Map.groupBy(goods, ({ id }) => id).values()].map((same) => {
    const quantity = same.reduce((sum, one) => sum + (Number.isFinite(one.quantity) ? one.quantity : 0), 0)
    return { ...same[0]!, quantity: Math.max(1, Math.floor(quantity)) }
  })

/** Null if it is not a whole number in the range. */
export const readWhole = (typed: string, low: number, high: number): number | null => {
  const text = typed.trim()
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= low && number <= high ? number : null
}
export const readCopies = (typed: string): number | null => readWhole(typed, 0, mostLabels)
export const readFirst = (typed: string, sheet: LabelSheet): number | null => readWhole(typed, 1, labelsOnPage(sheet))
