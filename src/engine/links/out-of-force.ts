/** Refusals of what names a document that was cancelled, or is a draft: they say which document and what is with it. */
import { translate } from '#i18n/catalogues.server.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { isInForce, stateOf } from '#model/state.ts'
import type { Scope } from '../scope.ts'
import { sourceHeads, type SourceHead } from './rows.ts'

/** A draft has no number yet: it is called what its kind is called. */
export const outOfForce = (
  { registry, language }: Scope,
  at: string,
  { kind, number, status }: Pick<SourceHead, 'kind' | 'number' | 'status'>,
): Problem => {
  const { lifecycle, label } = registry.documents.get(kind)!
  const state = stateOf(lifecycle, { status })
  return problem(at, 'unknownRef.state', {
    name: number || translate(language, label),
    status: state ? translate(language, state.label) : '',
  })
}

/** Names what the problems are about, where it exists for this user. `namedBy`: the documents that a problem may mean. */
export const withStates = async (
  scope: Scope,
  problems: readonly Problem[],
  namedBy: (at: string) => readonly string[],
): Promise<Problem[]> => {
  const named = problems.map(({ message, at }) => (message === 'unknownRef' ? namedBy(at) : []))
  const ids = [...new Set(named.flat())]
  if (ids.length === 0) return [...problems]
  const [rows = []] = await scope.tx.batch([sourceHeads(ids)])
  const heads = (rows as SourceHead[]).filter(
    (one) => !isInForce(scope.registry.documents.get(one.kind)!.lifecycle, one),
  )
  return problems.map((one, index) => {
    const head = heads.find(({ id }) => named[index]!.includes(id))
    return head ? outOfForce(scope, one.at, head) : one
  })
}
