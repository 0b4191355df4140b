/** A name that another record has already, of lists whose names tell people apart: asked about before it is saved. */
import { fold } from '#kernel/fold.ts'
import type { LookupAnswer, LookupRow } from '#wire/envelope.ts'
import { asksSeach, type PathTo } from '#wire/calls.ts'
import { emptyQuery, writeListQuery } from '#wire/list-query.ts'
import { call } from '#web/data/call.ts'
import { askAnyway } from '#web/asking/load.ts'
import { currentFormWords } from '../../words/form-words.ts'

/** Rows that contain the words of a name; the one with the very name is among the first. */
const MOST = 50

const spelled = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Marks tell names apart (Hoa, Hòa), unless one of the two was typed without any. */
export const isSameName = (one: string, other: string): boolean => {
  const [a, b] = [spelled(one), spelled(other)]
  const [plainA, plainB] = [fold(a), fold(b)]
  return a === b || (plainA === plainB && (a === plainA || b === plainB))
}

/** Those with that name, but for the record itself. */
export const namedLike = (rows: readonly LookupRow[], { id, name }: { id: string | null; name: string }): LookupRow[] =>
  rows.filter((row) => row.Id !== id && isSameName(row.Name, name))

/** `path`: of the lookup of its list. Where that cannot be asked, nobody is. */
export const agreeToName = async (
  path: PathTo<LookupAnswer>,
  record: { id: string | null; name: string },
): Promise<boolean> => {
  const query = writeListQuery({ ...emptyQuery, search: record.name.trim(), limit: MOST }, asksSeach(path))
  const found = await call(path, { query }).catch(() => null)
  const others = namedLike(found?.ListItem ?? [], record)
  if (others.length === 0) return true
  const { t } = currentFormWords()
  return askAnyway(
    others.map(({ Code, Name, Note }) => ({
      code: 'sameName',
      message: t('form.sameName', { name: Name, about: [Code, Note].filter(Boolean).join(' · ') }),
    })),
    'save',
  )
}
