/** Saves, restores and deletes print templates. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import { logEvent } from '../call/events.ts'
import { deliveredById, deliveredNamed, deliveredTemplates, kindOf } from '../printing/delivered-templates.ts'
import { contentOf, loadTemplates, templateNamed, type PrintTemplate } from '../printing/templates.ts'
import type { ReadTemplate, SentTemplate } from './template-body.ts'
import { problemsOf, type TemplateDraft } from './template-rules.ts'

type Before = PrintTemplate & { content: string }

/** Two saves must not both become the default of a kind, or stop using its last form. */
const lockTemplates = async ({ tx }: Scope): Promise<void> => {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id'), 49))`)
}

export const withContent = async (scope: Scope, template: PrintTemplate): Promise<Before> => ({
  ...template,
  content: await contentOf(scope.tx, template),
})

const firstOfType = (xType: number | null | undefined): string =>
  deliveredTemplates.find((one) => one.xType === xType)?.code ?? ''

/** What is stored, with what was sent over it; a new form begins with the paper of the one it is made from. */
const draftOf = (scope: Scope, before: Before | null, sent: SentTemplate): TemplateDraft => {
  const base = sent.base ?? before?.base ?? firstOfType(sent.xType)
  const delivered = deliveredNamed(base)
  const from = before ?? delivered
  const has = <Name extends keyof SentTemplate>(name: Name): boolean => sent[name] !== undefined
  return {
    id: before?.id ?? scope.newId(),
    code: (has('code') ? sent.code : before?.code) ?? '',
    name: (has('name') ? sent.name : before?.name) ?? '',
    xType: sent.xType ?? before?.xType ?? 0,
    base: delivered?.code ?? base,
    content: (has('content') ? sent.content : before?.content) ?? '',
    size: (has('size') ? sent.size : from?.size) ?? null,
    orientation: sent.orientation ?? from?.orientation ?? 'portrait',
    pageWidth: (has('pageWidth') ? sent.pageWidth : from?.pageWidth) ?? null,
    pageHeight: (has('pageHeight') ? sent.pageHeight : from?.pageHeight) ?? null,
    isDefault: sent.isDefault ?? before?.isDefault ?? false,
    active: sent.active ?? before?.active ?? true,
    note: (has('note') ? sent.note : before?.note) ?? null,
    defaultStores: (sent.defaultStores ?? before?.defaultStores ?? []).map((id) => id.toLowerCase()),
    version: (before?.version ?? 0) + 1,
  }
}

/** Empty for what is as it was delivered, so that it follows the program and the language of the reader. */
const ownName = ({ id, name }: TemplateDraft): string | null => {
  const delivered = deliveredById(id)
  return delivered && (['vi', 'en'] as const).some((one) => translate(one, delivered.label) === name) ? null : name
}
const ownContent = ({ id, content }: TemplateDraft): string | null =>
  deliveredById(id)?.content === content ? null : content

const write = async ({ tx }: Scope, draft: TemplateDraft): Promise<void> => {
  const kind = kindOf(draft.xType, draft.base)
  const { id, code, xType, base, size, orientation, pageWidth, pageHeight, isDefault, active, note, version } = draft
  await tx.batch([
    ...(isDefault
      ? [
          sql`update print_template t set is_default = false where ${sql.ours('t')} and t.kind = ${kind} and t.is_default and t.id <> ${id}`,
        ]
      : []),
    sql`insert into print_template (tenant_id, id, code, name, x_type, base, content, size, orientation, page_width, page_height, is_default, active, note, version)
values (${sql.tenant}, ${id}, ${code}, ${ownName(draft)}, ${xType}, ${base}, ${ownContent(draft)}, ${size}, ${orientation}, ${pageWidth}, ${pageHeight}, ${isDefault}, ${active}, ${note}, ${version})
on conflict (tenant_id, id) do update set name = excluded.name, content = excluded.content, size = excluded.size, orientation = excluded.orientation,
  page_width = excluded.page_width, page_height = excluded.page_height, is_default = excluded.is_default, active = excluded.active, note = excluded.note, version = excluded.version`,
    // A store has one default of a kind: it leaves the form that had it.
    sql`delete from print_template_store s where ${sql.ours('s')} and (s.template_id = ${id} or s.kind = ${kind} and s.store_id = any(${draft.defaultStores}::uuid[]))`,
    ...(draft.defaultStores.length > 0
      ? [
          sql`insert into print_template_store (tenant_id, kind, store_id, template_id)
values (${sql.tenant}, ${kind}, unnest(${draft.defaultStores}::uuid[]), ${id})`,
        ]
      : []),
  ])
}

const longestLogged = 20_000
/** What the log keeps of a form. */
const logged = ({ content, ...rest }: Before | TemplateDraft): object => ({
  ...rest,
  content: content.slice(0, longestLogged),
})

const logSave = (scope: Scope, before: Before | null, draft: TemplateDraft): Promise<void> =>
  logEvent(scope, {
    functionId: 'PrintTemplate',
    action: before ? 'update' : 'create',
    number: draft.code,
    summary: draft.name,
    recordId: draft.id,
    ...(before && { before: logged(before) }),
    after: logged(draft),
  })

export interface SavedTemplate {
  id: string
  code: string
  version: number
}

/** Throws Refused with everything that is wrong. `tries`: nothing is stored. */
export const saveTemplate = async (
  scope: Scope,
  { id, version, sent, problems }: ReadTemplate,
  { tries = false } = {},
): Promise<SavedTemplate> => {
  await lockTemplates(scope)
  const templates = await loadTemplates(scope)
  const found = id === null ? null : templates.find((one) => one.id === id.toLowerCase())
  if (found === undefined) throw new NotFound()
  if (found && version !== undefined && version !== found.version)
    throw new Refused([problem('', 'stale.master')], found.version)
  const before = found && (await withContent(scope, found))
  const draft = draftOf(scope, before, sent)
  const all = [...problems, ...(await problemsOf(scope, { templates, before, draft }))]
  if (all.length > 0) throw new Refused(all)
  if (!tries) {
    await write(scope, draft)
    await logSave(scope, before, draft)
  }
  return { id: draft.id, code: draft.code, version: draft.version }
}

/** Puts the delivered text and paper back; whether it is in use, or the default, stays. */
export const restoreTemplate = async (scope: Scope, named: string): Promise<SavedTemplate> => {
  await lockTemplates(scope)
  const found = templateNamed(await loadTemplates(scope), named)
  if (!found) throw new NotFound()
  const delivered = deliveredById(found.id)
  if (!delivered) throw new Refused([problem('', 'templateNotDelivered')])
  const before = await withContent(scope, found)
  const { content, size, orientation, pageWidth, pageHeight, label } = delivered
  const name = translate(scope.language, label)
  const version = before.version + 1
  const draft: TemplateDraft = { ...before, name, content, size, orientation, pageWidth, pageHeight, version }
  await write(scope, draft)
  await logSave(scope, before, draft)
  return { id: draft.id, code: draft.code, version }
}

const removalProblem = ({ delivered, isDefault }: PrintTemplate): Problem | null =>
  delivered ? problem('', 'templateDelivered') : isDefault ? problem('', 'templateDefault') : null

export const removeTemplate = async (scope: Scope, id: string): Promise<void> => {
  await lockTemplates(scope)
  const found = (await loadTemplates(scope)).find((one) => one.id === id.toLowerCase())
  if (!found) throw new Refused([problem('', 'notFound')])
  const refusal = removalProblem(found)
  if (refusal) throw new Refused([refusal])
  const before = await withContent(scope, found)
  await scope.tx.query(sql`delete from print_template t where ${sql.ours('t')} and t.id = ${found.id}`)
  await logEvent(scope, {
    functionId: 'PrintTemplate',
    action: 'delete',
    number: found.code,
    summary: found.name,
    recordId: found.id,
    before: logged(before),
  })
}
