/** Values that are given up in merging, in words for a person: label and value in his language, without what is hidden. */
import { translate } from '#i18n/catalogues.server.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { isNumberKind, secretMark, wireName, type Field } from '#model/field.ts'
import { isHidden } from '#model/marks.ts'
import { loadRefs } from '../record/refs.ts'
import { sightFor, type Scope } from '../scope.ts'
import type { LostValue } from './values.ts'

export interface ToldLoss {
  /** The field's name outside, with that of its rows before it. */
  field: string
  label: string
  value: string
}

type Names = (field: Field, id: string) => string

/** Records that are referred to, by code and name, as the log of events calls them. */
const namesFor = async (scope: Scope, losses: readonly LostValue[]): Promise<Names> => {
  const wanted = new Map<string, Set<string>>()
  for (const { field, value } of losses.flatMap((one) => [one, ...(one.row ? [one.row] : [])]))
    if (field.of) wanted.set(field.of, new Set([...(wanted.get(field.of) ?? []), ...[value].flat().map(String)]))
  const nothing = new Set<string>()
  const refs = await loadRefs(scope, wanted, { only: () => nothing })
  return ({ of = '' }, id) => {
    const { code, name } = (refs.get(of, id) ?? { code: '', name: '' }) as { code: string; name: string }
    return scope.registry.lists.get(of)?.withoutCode ? name : `${code} – ${name}`
  }
}

const textOf = ({ language }: Scope, names: Names, field: Field, value: unknown): string => {
  if (field.of)
    return [value]
      .flat()
      .map((id) => names(field, String(id)))
      .join(', ')
  const choice = field.choices?.find((one) => one.value === value)
  if (choice) return translate(language, choice.label)
  if (field.kind === 'secret') return secretMark
  if (field.kind === 'flag') return translate(language, value === true ? 'event.yes' : 'event.no')
  if (field.kind === 'files') return translate(language, 'merge.files', { n: String((value as unknown[]).length) })
  if (field.kind === 'day') return showDay(value as Day)
  if (field.kind === 'vat' && (value as Decimal) < 0n) return value === decimal(-1) ? 'KCT' : 'KKKNT'
  if (isNumberKind(field.kind)) return showNumber(value as Decimal, { language })
  return field.kind === 'integer' ? showNumber(decimal(value as number), { language }) : String(value)
}

export const inWords = async (scope: Scope, losses: readonly LostValue[]): Promise<ToldLoss[]> => {
  const sight = sightFor(scope)
  const seen = losses.filter(({ path }) => path.every(([, field]) => !isHidden(field, sight)))
  const names = await namesFor(scope, seen)
  return seen.map(({ path, row, field, value }) => {
    const labels = path.map(([, one]) => translate(scope.language, one.label))
    const of = row ? [textOf(scope, names, row.field, row.value)] : []
    return {
      field: path.map(([name, one]) => wireName(name, one)).join('.'),
      label: [...labels.slice(0, -1), ...of, labels.at(-1)!].join(' · '),
      value: textOf(scope, names, field, value),
    }
  })
}
