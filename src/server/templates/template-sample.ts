/** The record that the preview of a form is drawn with: a document of the tenant, or else the delivered sample. */
import { documentInfo } from '#engine/document/info.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { Forbidden, NotFound, Unreadable } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { may, needs, type Demand } from '#model/right.ts'
import { translatorFor, type Input } from '../call/call.ts'
import { printFrame, printInfo } from '../calls/print-calls.ts'
import { fromQuery } from '../http/query.ts'
import { deliveredNamed, deliveredTemplates, type DeliveredTemplate } from '../printing/delivered-templates.ts'
import { loadTemplates, templateNamed } from '../printing/templates.ts'

const asked = ({ query }: Input, name: string): string => (fromQuery(query, name) ?? '').trim()

/** The delivered form that a code was made from, or else the first of a type. Throws NotFound. */
export const baseOf = async (
  scope: Scope,
  { code, type }: { code: string; type: string },
): Promise<DeliveredTemplate> => {
  if (!/^\d{0,4}$/.test(type)) throw new Unreadable('invalid', { label: 'xType' })
  const found =
    code === ''
      ? deliveredTemplates.find(({ xType }) => xType === Number(type))
      : (deliveredNamed(code) ?? deliveredNamed(templateNamed(await loadTemplates(scope), code)?.base ?? ''))
  if (!found) throw new NotFound()
  return found
}

export const baseAsked = (scope: Scope, input: Input): Promise<DeliveredTemplate> =>
  baseOf(scope, { code: asked(input, 'Code'), type: asked(input, 'xType') })

const lastOf = async ({ tx }: Scope, { name }: AnyDocument): Promise<string | undefined> => {
  const [row] = await tx.query<{ id: string }>(sql`select d.id from document d
where ${sql.ours('d')} and d.kind = ${name} order by d.day desc, d.created_at desc limit 1`)
  return row?.id
}

const reads = ({ user }: Scope, { right }: AnyDocument): boolean => user.isAdmin || may(user.rights, right, 'R')

/** A document that is named is read with its own right; of a form the tenant made, that is known only when it runs. */
export const sampleDemand = (input: Input): Demand => {
  const [id, code, type] = [asked(input, 's_ID'), asked(input, 'Code'), asked(input, 'xType')]
  const base = code === '' ? deliveredTemplates.find(({ xType }) => xType === Number(type)) : deliveredNamed(code)
  return needs(['PrintTemplate', 'R'], ...(id !== '' && base?.document ? [[base.document.right, 'R'] as const] : []))
}

/** Reading documents by way of their prints takes the right to read them. */
export const sampleInfo = async (scope: Scope, input: Input) => {
  const base = await baseAsked(scope, input)
  const { document: definition } = base
  const id = asked(input, 's_ID')
  if (id !== '' && !definition) throw new NotFound()
  if (id !== '' && definition && !reads(scope, definition)) throw new Forbidden('noRight')
  const wanted = id || (definition && reads(scope, definition) ? await lastOf(scope, definition) : undefined)
  if (!definition || !wanted)
    return {
      info: { ...(base.sample as Readonly<Record<string, unknown>>), ...printFrame(scope, input.origin) },
      title: translatorFor(scope.language)('template.sample'),
      module: definition?.wire.module ?? null,
      s_ID: null,
    }
  const document = await documentInfo(scope, definition, wanted)
  const hasQr = definition.prints.some((form) => form.qr)
  return {
    info: await printInfo(scope, { definition, document, hasQr, origin: input.origin }),
    title: `${translatorFor(scope.language)(definition.label)} ${document.number}`.trim(),
    module: definition.wire.module,
    s_ID: document.id,
  }
}
