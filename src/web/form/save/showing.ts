/** Names and values of two versions of a form as texts. */
import type { Day } from '#kernel/day.ts'
import type { Field } from '#model/field.ts'
import type { Showing } from '#web/asking/differences.ts'
import type { RefCache } from '../draft/store/refs.ts'
import { showValue } from '../../values/value-text.ts'
import { currentFormWords } from '../../words/form-words.ts'

/** Amounts are shown as they are stored. */
const MOST_DECIMALS = 6

/** What a row is about: its first reference that has a name. */
const subjectOf =
  (fields: readonly { name: string; field: Field }[], row: Readonly<Record<string, unknown>>) =>
  (cache: RefCache): string =>
    fields
      .filter(({ field }) => field.kind === 'ref' && field.of)
      .map(({ name, field }) => cache.get(field.of!, row[name] as string | null))
      .flatMap((found) => (found ? [[found.code, found.name].filter(Boolean).join(' – ')] : []))[0] ?? ''

export const showingOf = (
  cache: RefCache,
  today: Day,
  rowFields: readonly { name: string; field: Field }[] = [],
): Showing => {
  const { t, label, language } = currentFormWords()
  const context = { language, today, label, decimalsOf: () => MOST_DECIMALS }
  const textOf = (field: Field, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    if (Array.isArray(value)) return String(value.length)
    if (field.kind === 'flag') return t(value === true ? 'value.yes' : 'value.no')
    if (field.kind !== 'ref') return showValue(field, value, context)
    const row = cache.get(field.of ?? '', value as string)
    return row?.name || row?.code || t('conflict.present')
  }
  return {
    label: (field) => label(field.label),
    show: textOf,
    rowName: (row, at) =>
      [t('asking.line', { n: at + 1 }), subjectOf(rowFields, row)(cache)].filter(Boolean).join(' · '),
    absent: t('conflict.absent'),
  }
}
