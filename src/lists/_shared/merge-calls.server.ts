/** Gộp: the call that makes one record of two, and tells before what would become of them. */
import { mergeRecords, type Merged } from '#engine/merging/merge.ts'
import type { OwnCall, Scope } from '#engine/scope.ts'
import { sightFor } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { decimal, toNumber } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import { needs, type FunctionId } from '#model/right.ts'
import { anything, body, count, flag, id, list, named as component, number, object, text } from '#model/schema.ts'
import { isObject } from '#wire/values.ts'

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

const answer = (scope: Scope, list: string, merged: Merged, isDone: boolean) => {
  const { columns } = scope.registry.lists.get(list)!
  const head = ({ id, code, name }: Merged['keep']) => ({ s_ID: id, Code: code, Name: name })
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

const headSchema = object({ s_ID: id, Code: text, Name: text })
const saidSchema = object({ code: text, Description: text }, { field: text, Name: text, value: anything })
const mergeSchema = component('Merged', () =>
  object({
    Description: text,
    merged: flag,
    keep: headSchema,
    remove: headSchema,
    figures: list(object({ field: text, Name: text, keep: number, remove: number })),
    counts: list(object({ module: text, Name: text, keep: count, remove: count })),
    problems: list(saidSchema),
    notes: list(saidSchema),
    stock: object({ entries: count, documents: count, profit: list(object({ month: text, change: number })) }),
  }),
)

/** Changing the one and deleting the other takes both rights. */
export const mergeCall = (list: string, right: FunctionId): OwnCall => ({
  name: 'Merge',
  about: {
    title: { key: 'api.merge', with: { name: `function.${right}` } },
    takes: body({ keep: id, remove: id }, { dryRun: flag }),
    answers: mergeSchema,
  },
  demand: needs([right, 'U'], [right, 'D']),
  writes: true,
  run: async (scope, { body }) => {
    const sent = isObject(body) ? body : {}
    const dryRun = sent['dryRun'] !== false
    const module = { definition: scope.registry.lists.get(list)!, slots: scope.registry.listSlots[list] }
    const order = { keep: textOf(sent['keep']), remove: textOf(sent['remove']), dryRun }
    return answer(scope, list, await mergeRecords(scope, module, order), !dryRun)
  },
})
