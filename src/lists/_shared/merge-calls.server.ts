/** Gộp: the call that makes one record of two, and tells before what would become of them. */
import { mergeRecords, type MergeResult } from '#engine/merging/merge.ts'
import { answering, type Call } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sightFor } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { decimal, toNumber } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import { isObject } from '#wire/values.ts'
import { mergeOf, type MergedModule } from './merge-calls.ts'

const said = ({ language }: Scope, { message, values }: Problem) => {
  const { label, ...rest } = values ?? {}
  return {
    code: message,
    Description: translate(language, message, { ...rest, ...(label && { label: translate(language, label) }) }),
  }
}

/** The name of a kind of document or of a list, and its module. */
const named = ({ registry, language }: Scope, of: string) => {
  const definition = registry.documents.get(of) ?? registry.lists.get(of)
  return definition
    ? { module: definition.wire.module, Name: translate(language, definition.label) }
    : { module: '', Name: translate(language, `merge.of.${of}`) }
}

const answer = (scope: Scope, list: string, merged: MergeResult, isDone: boolean) => {
  const { columns } = scope.registry.lists.get(list)!
  const head = ({ id, code, name }: MergeResult['keep']) => ({ s_ID: id, Code: code, Name: name })
  const { entries, documents, profit } = merged.stock
  return {
    Description: 'ok',
    merged: isDone,
    keep: head(merged.keep),
    remove: head(merged.remove),
    figures: merged.figures.map(({ name, keep, remove }) => {
      const column = columns.find(({ key }) => key === name)
      return {
        field: column?.wire ?? name,
        Name: column ? translate(scope.language, column.label) : name,
        keep: toNumber(keep),
        remove: toNumber(remove),
      }
    }),
    counts: merged.held.map(({ of, keep, remove }) => ({ ...named(scope, of), keep, remove })),
    problems: merged.problems.map((one) => said(scope, one)),
    notes: [
      ...merged.lost.map(({ field, label, value }) => ({
        code: 'mergeLost',
        Description: `${label}: ${value}`,
        field,
        Name: label,
        value,
      })),
      ...merged.notes.map((one) => said(scope, one)),
    ],
    stock: {
      entries,
      documents,
      // Who may not see costs does not learn by how much they change.
      profit: sightFor(scope).cost
        ? profit.map(({ month, change }) => ({ month, change: toNumber(change ?? decimal(0)) }))
        : [],
    },
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '')

export const mergeCall = (list: string, module: MergedModule): Call =>
  answering(mergeOf(module), async (scope, { body }) => {
    const sent = isObject(body) ? body : {}
    const dryRun = sent['dryRun'] !== false
    const listModule = { definition: scope.registry.lists.get(list)!, slots: scope.registry.listSlots[list] }
    const order = { keep: textOf(sent['keep']), remove: textOf(sent['remove']), dryRun }
    return answer(scope, list, await mergeRecords(scope, listModule, order), !dryRun)
  })
