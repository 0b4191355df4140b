/** What the print service, which has no database, asks of a tenant's own and changed forms. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { NotFound } from '#kernel/problem.ts'
import { asked, askedFor, flag, id, list, nullable, number, object, text } from '#model/schema.ts'
import type { Call, Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { isPaperSize, type PaperSize } from '#output/page.ts'
import { isRoll, rollCode, saysRoll } from '#output/roll.ts'
import { sharedType } from '#system/print-template.ts'
import { deliveredForms } from './delivered.ts'
import { contentOf, loadTemplates, templateNamed, type PrintTemplate } from './templates.ts'

/** Codes of which something is stored, and whether they are in use. A tenant that changed nothing has none. */
const touchedForms = ({ tx }: Scope): Promise<{ code: string; active: boolean }[]> =>
  tx.query(sql`select t.code, t.active from print_template t where ${sql.ours('t')}`)

/** True if a token is valid, and the forms that must be asked for by their codes. */
const checkSession = async (scope: Scope): Promise<unknown> => ({
  user: scope.user.id,
  tenant: scope.tx.tenant,
  forms: await touchedForms(scope),
})

/** The form's paper, or where that is left to it, its text says so. */
const isForRoll = ({ size, pageWidth }: PrintTemplate, content: string): boolean =>
  size === null ? (pageWidth === null ? saysRoll(content) : pageWidth <= 80) : isRoll(size)

/** On a roll, a form for sheets gives way to one of its kind that is made for a roll, for this one first. */
const onPaper = (templates: readonly PrintTemplate[], { kind }: PrintTemplate, size: PaperSize) => {
  const rolls = templates.filter((one) => one.active && one.kind === kind && isRoll(one.size))
  return rolls.find((one) => one.size === size) ?? rolls[0]
}

/** The text for a roll of a form whose kind has none that a tenant could change. */
const rollBeside = ({ base }: PrintTemplate): string | undefined =>
  deliveredForms.find(({ code }) => code === rollCode(base))?.content

const formText = async (scope: Scope, { query }: Input): Promise<unknown> => {
  const templates = await loadTemplates(scope)
  const named = templateNamed(templates, (fromQuery(query, 'code') ?? '').trim())
  if (!named?.active) throw new NotFound()
  const wanted = fromQuery(query, 'size')
  const content = await contentOf(scope.tx, named)
  const isOther = isPaperSize(wanted) && isRoll(wanted) && !isForRoll(named, content)
  const roll = isOther ? onPaper(templates, named, wanted) : undefined
  const beside = isOther && !roll && named.xType === sharedType ? rollBeside(named) : undefined
  if (beside) return { content: beside, size: null, orientation: 'portrait', pageWidth: null, pageHeight: null }
  const { size, orientation, pageWidth, pageHeight } = roll ?? named
  return { content: roll ? await contentOf(scope.tx, roll) : content, size, orientation, pageWidth, pageHeight }
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
      query: [askedFor('code'), asked('size')],
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
