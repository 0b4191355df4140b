/**
 * Refusals as a limited user may read them. What he does is checked against the whole books (`wholeScope`), so a refusal
 * may name documents he does not see, or tell what lies in a store that is not his (decision 0063).
 */
import { translate } from '#i18n/catalogues.server.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import { isOwnStore } from '../own-stores.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

interface SeenDocuments {
  ids: ReadonlySet<string>
  numbers: ReadonlySet<string>
}

/** The values of a message that are numbers of documents. */
const numbering = ['number', 'numbers'] as const
const between = ', '

const numbersIn = ({ values = {} }: Problem): string[] =>
  numbering.flatMap((name) => values[name]?.split(between) ?? []).filter((number) => number !== '')

const seenAmong = async ({ tx, registry }: Scope, problems: readonly Problem[]): Promise<SeenDocuments> => {
  const ids = problems.flatMap(({ about = [] }) => about.map(({ id }) => id))
  const numbers = problems.flatMap(numbersIn).map((number) => number.toLowerCase())
  if (ids.length + numbers.length === 0) return { ids: new Set(), numbers: new Set() }
  const found = await tx.query<{ id: string; number: string }>(sql`
select d.id, d.number_key as number from document d where ${sql.ours('d')} and d.id = any(${ids}::uuid[])
union select d.id, d.number_key from document d where ${sql.ours('d')} and d.kind = any(${[...registry.documents.keys()]}::text[])
  and d.number_key <> '' and d.number_key = any(${numbers}::text[])`)
  return { ids: new Set(found.map(({ id }) => id)), numbers: new Set(found.map(({ number }) => number)) }
}

const shownTo = ({ tx, language }: Scope, seen: SeenDocuments, one: Problem): Problem => {
  const { at, message, confirmable, store } = one
  if (store !== undefined && !isOwnStore(tx, store)) {
    const { code = '', name = '', store: named = '' } = one.values ?? {}
    return {
      at,
      message: `${message}.unseen`,
      values: { code, name, store: named },
      ...(confirmable && { confirmable }),
    }
  }
  const masked = numbering.flatMap((name) => {
    const told = [...new Set(one.values?.[name]?.split(between) ?? [])]
    const shown = told.filter((number) => number === '' || seen.numbers.has(number.toLowerCase()))
    const n = told.length - shown.length
    const unseen = n > 0 ? [translate(language, 'problem.unseenDocuments', { n: String(n) })] : []
    return told.length > 0 ? [[name, [...shown, ...unseen].join(between)] as const] : []
  })
  return {
    ...one,
    ...(masked.length > 0 && { values: { ...one.values, ...Object.fromEntries(masked) } }),
    ...(one.about && { about: one.about.filter(({ id }) => seen.ids.has(id)) }),
  }
}

/** Problems as a limited user may read them. */
export const problemsAsSeen = async (scope: Scope, problems: readonly Problem[]): Promise<Problem[]> => {
  if (!scope.tx.limits) return [...problems]
  const seen = await seenAmong(scope, problems)
  return problems.map((one) => shownTo(scope, seen, one))
}

/** Does what may be refused; the refusal tells a limited user nothing of what he does not see. */
export const refusingUnseen = async <T>(scope: Scope, work: () => Promise<T>): Promise<T> => {
  if (!scope.tx.limits) return work()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused(await problemsAsSeen(scope, error.problems), error.version)
  }
}
