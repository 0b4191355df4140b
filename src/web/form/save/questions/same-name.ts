/** A name that another record has already, of lists whose names tell people apart: asked about before it is saved. */
import { isSameName } from '#kernel/same-name.ts'
import type { LookupAnswer } from '#wire/envelope.ts'
import { type FoundRow, foundRows } from '#wire/spelling.ts'
import { asksSeach, type PathTo } from '#wire/calls.ts'
import { emptyQuery, writeListQuery } from '#wire/list-query.ts'
import { call } from '#web/data/call.ts'
import { askAnyway } from '#web/asking/load.ts'
import { currentFormWords } from '../../../words/form-words.ts'

/** Rows that contain the words of a name; the one with the very name is among the first. */
const MOST = 50

/** Those with that name, but for the record itself. */
export const namedLike = (rows: readonly FoundRow[], { id, name }: { id: string | null; name: string }): FoundRow[] =>
  rows.filter((row) => row.id !== id && isSameName(row.name, name))

/** `path`: of the lookup of its list. Where that cannot be asked, nobody is. */
export const agreeToName = async (
  path: PathTo<LookupAnswer>,
  record: { id: string | null; name: string },
): Promise<boolean> => {
  const query = writeListQuery({ ...emptyQuery, search: record.name.trim(), limit: MOST }, asksSeach(path))
  const found = await call(path, { query }).then(foundRows, () => null)
  const others = namedLike(found?.rows ?? [], record)
  if (others.length === 0) return true
  const { t } = currentFormWords()
  return askAnyway(
    others.map(({ code, name, note }) => ({
      code: 'sameName',
      message: t('form.sameName', { name, about: [code, note].filter(Boolean).join(' · ') }),
    })),
    'save',
  )
}
