/** The groups of a list as its call answers them: what each is called, how many rows it has, what they come to. */
import type { ListGroup, ListGroups } from '#engine/listing/groups.ts'
import type { Scope } from '#engine/scope.ts'
import { showDay } from '#kernel/day.ts'
import { decimal, parseDecimal, toNumber } from '#kernel/decimal.ts'
import { exemptRates } from '#kernel/exempt-rates.ts'
import { showNumber } from '#kernel/number-format.ts'
import type { GroupTerm } from '#model/query.ts'
import type { Column, Row } from '#model/table.ts'
import type { SheetHead } from '#output/xlsx/xlsx-groups.ts'
import type { GroupEntry } from '#wire/envelope.ts'
import { encodeSums } from '#wire/report.ts'
import type { Writing } from '#wire/values.ts'
import { translatorFor } from '../call/call.ts'

type Reader = Pick<Scope, 'language'>

const dayName = ({ language }: Reader, { unit }: GroupTerm, first: string): string => {
  const translate = translatorFor(language)
  const [year = '', month = ''] = first.split('-')
  switch (unit) {
    case 'day':
      return showDay(first)
    case 'month':
      return translate('group.month', { month, year })
    case 'quarter':
      return translate('group.quarter', { quarter: String(Math.ceil(Number(month) / 3)), year })
    case 'year':
      return translate('group.year', { year })
  }
}

const rateName = ({ language }: Reader, text: string): string => {
  const rate = parseDecimal(text)
  if (rate === null) return text
  return exemptRates[String(toNumber(rate))] ?? `${showNumber(rate, { language })} %`
}

/** What a group is called, in the language of the reader. */
const groupName = (reader: Reader, term: GroupTerm, { key, text }: Pick<ListGroup, 'key' | 'text'>): string => {
  const translate = translatorFor(reader.language)
  const { kind, label, choices = [] } = term.field
  if (key === '') return translate('group.blank')
  switch (kind) {
    case 'day':
      return dayName(reader, term, key)
    case 'flag':
      return translate('group.flag', {
        name: translate(label),
        value: translate(key === 'true' ? 'where.yes' : 'where.no'),
      })
    case 'rate':
      return rateName(reader, key)
    case 'choice': {
      const choice = choices.find(({ value }) => String(value) === key)
      return choice ? translate(choice.label) : key
    }
    case 'text':
    case 'record':
      return text || translate('group.blank')
  }
}

/** What a list is grouped by: `Ngày lập · tháng`. */
export const groupingText = (translate: ReturnType<typeof translatorFor>, { field, unit }: GroupTerm): string => {
  const name = translate(field.label)
  return field.kind === 'day' && unit !== 'day'
    ? translate('group.choice', { name, unit: translate(`group.unit.${unit}`) })
    : name
}

/** The rows of a sheet in the order of their groups, and a line above each group; as they are without groups. */
export const inGroups = (
  reader: Reader,
  grouped: ListGroups | undefined,
  rows: Row[],
): { rows: Row[]; heads?: SheetHead[] } => {
  if (!grouped) return { rows }
  const translate = translatorFor(reader.language)
  const byKey = Map.groupBy(rows, (row) => String(row['groupKey'] ?? ''))
  const heads: SheetHead[] = []
  const sorted: Row[] = []
  for (const group of grouped.groups) {
    const n = showNumber(decimal(group.count), { language: reader.language })
    const title = `${groupName(reader, grouped.term, group)} · ${translate('group.rows', { n })}`
    heads.push({ at: sorted.length, title, sums: group.sums })
    for (const row of byKey.get(group.key) ?? []) sorted.push(row)
  }
  return { rows: sorted, heads }
}

export const groupEntries = (
  scope: Reader,
  { term, groups }: ListGroups,
  { columns, sums, writing }: { columns: readonly Column[]; sums: readonly string[]; writing: Writing },
): GroupEntry[] =>
  groups.map((group) => ({
    key: group.key,
    Name: groupName(scope, term, group),
    TotalCount: group.count,
    arrSUM: encodeSums({ columns, sums }, group.sums, writing),
  }))
