/** What the print service, which has no database, asks of a tenant's own and changed forms. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { NotFound } from '#kernel/problem.ts'
import { askedFor, flag, id, list, nullable, number, object, text } from '#model/schema.ts'
import type { Call, Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { contentOf, loadTemplates, templateNamed } from './templates.ts'

/** Codes of which something is stored, and whether they are in use. A tenant that changed nothing has none. */
const touchedForms = ({ tx }: Scope): Promise<{ code: string; active: boolean }[]> =>
  tx.query(sql`select t.code, t.active from print_template t where ${sql.ours('t')}`)

/** Whether a token is valid, and the forms that must be asked for by their codes. */
const checkSession = async (scope: Scope): Promise<unknown> => ({
  user: scope.user.id,
  tenant: scope.tx.tenant,
  forms: await touchedForms(scope),
})

const formText = async (scope: Scope, { query }: Input): Promise<unknown> => {
  const found = templateNamed(await loadTemplates(scope), (fromQuery(query, 'code') ?? '').trim())
  if (!found?.active) throw new NotFound()
  const { size, orientation, pageWidth, pageHeight } = found
  return { content: await contentOf(scope.tx, found), size, orientation, pageWidth, pageHeight }
}

export const printFormCalls: readonly Call[] = [
  {
    path: 'session-check',
    about: { answers: object({ user: id, tenant: id, forms: list(object({ code: text, active: flag })) }) },
    method: 'GET',
    demand: 'signedIn',
    run: checkSession,
  },
  {
    path: 'print-form',
    about: {
      query: [askedFor('code')],
      answers: object({
        content: text,
        size: nullable(text),
        orientation: text,
        pageWidth: nullable(number),
        pageHeight: nullable(number),
      }),
    },
    method: 'GET',
    demand: 'signedIn',
    run: formText,
  },
]
