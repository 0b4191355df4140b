/** Print templates as a file: written without ids, and read like what somebody typed. */
import type { Scope } from '#engine/scope.ts'
import { problem, Refused, Unreadable, type Problem } from '#kernel/problem.ts'
import { objectBody } from '#wire/body.ts'
import { problemText } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { readIds } from '../call/batch.ts'
import { translatorFor, type Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { parseJson } from '../http/json.ts'
import { loadTemplates, templateNamed, type PrintTemplate } from '../printing/templates.ts'
import { saveTemplate, withContent } from './save-template.ts'
import { readTemplate, templateProblemFields } from './template-body.ts'

const kind = 'vua.printTemplates'
const format = 1
/** As many as a tenant can have, delivered ones included, and some more. */
const most = 300

const written = async (scope: Scope, template: PrintTemplate): Promise<object> => {
  const { code, name, xType, base, content, size, orientation, pageWidth, pageHeight, note } = await withContent(
    scope,
    template,
  )
  return { Code: code, Name: name, xType, base, content, size, orientation, pageWidth, pageHeight, note }
}

/** The chosen forms as a JSON file. */
export const exportFile = async (scope: Scope, { body }: Input) => {
  const ids = readIds(objectBody(body)['ids'], most)
  const templates = await loadTemplates(scope)
  const chosen = ids.flatMap((id) => templateNamed(templates, id) ?? [])
  if (chosen.length < ids.length) throw new Refused([problem('', 'notFound')])
  const forms: object[] = []
  for (const one of chosen) forms.push(await written(scope, one))
  const file = JSON.stringify({ kind, version: format, forms }, null, 2)
  await logEvent(scope, {
    functionId: 'PrintTemplate',
    action: 'export',
    summary: chosen
      .map(({ code }) => code)
      .join(', ')
      .slice(0, 200),
  })
  return { ListItem: Buffer.from(file).toString('base64'), TotalCount: forms.length, fileName: 'mau-in.json' }
}

const base64 = /^[A-Za-z0-9+/=\s]*$/

const formsIn = (fileToBytes: unknown): readonly Record<string, unknown>[] => {
  const refused = (): Refused => new Refused([problem('', 'templateFile')])
  if (typeof fileToBytes !== 'string' || !base64.test(fileToBytes)) throw refused()
  const file = readJson(Buffer.from(fileToBytes, 'base64').toString())
  const forms = isObject(file) && file['kind'] === kind && file['version'] === format ? file['forms'] : undefined
  if (!Array.isArray(forms) || forms.length === 0 || forms.length > most || !forms.every(isObject)) throw refused()
  return forms
}

const readJson = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** What an import takes of a form; who is the default stays what it was. */
const taken = ['Code', 'Name', 'xType', 'base', 'content', 'size', 'orientation', 'pageWidth', 'pageHeight', 'note']

interface Options {
  dryRun: boolean
  replace: boolean
}
interface Imported {
  outcome: 'created' | 'replaced' | 'refused'
  problems?: readonly Problem[]
}

const importOne = async (
  scope: Scope,
  form: Readonly<Record<string, unknown>>,
  { dryRun, replace }: Options,
): Promise<Imported> => {
  const code = typeof form['Code'] === 'string' ? form['Code'] : ''
  const found = code === '' ? undefined : templateNamed(await loadTemplates(scope), code)
  if (found && !replace)
    return { outcome: 'refused', problems: [problem('code', 'duplicate.code', { value: found.code })] }
  const values = Object.fromEntries(taken.filter((name) => Object.hasOwn(form, name)).map((name) => [name, form[name]]))
  // Capital letters make no other code.
  const body = { ...values, ...(found && { s_ID: found.id, Code: found.code }) }
  try {
    const read = readTemplate(body, scope.settings.timeZone)
    await scope.tx.savepoint(() => saveTemplate(scope, read, { tries: dryRun }))
    return { outcome: found ? 'replaced' : 'created' }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { outcome: 'refused', problems: error.problems }
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 250) : '')

/** Form by form: one that is refused does not stop the others. With `dryRun` nothing is stored. */
export const importFile = async (scope: Scope, { body }: Input) => {
  const sent = objectBody(body)
  const options: Options = { dryRun: sent['dryRun'] === true, replace: sent['replace'] === true }
  const translate = translatorFor(scope.language)
  const codes = new Set<string>()
  const rows: { Code: string; Name: string; outcome: Imported['outcome']; Description: string }[] = []
  for (const form of formsIn(sent['fileToBytes'])) {
    const code = shown(form['Code'])
    const isTwice = codes.size === codes.add(code.toLowerCase()).size
    const { outcome, problems = [] } = isTwice
      ? ({ outcome: 'refused', problems: [problem('code', 'duplicate.code', { value: code })] } as const)
      : await importOne(scope, form, options)
    const Description = problemText(problems, { translate, problemFields: templateProblemFields })
    rows.push({ Code: code, Name: shown(form['Name']), outcome, Description })
  }
  const done = rows.filter(({ outcome }) => outcome !== 'refused').length
  if (!options.dryRun && done > 0)
    await logEvent(scope, {
      functionId: 'PrintTemplate',
      action: 'import',
      summary: `${shown(sent['fileName'])} ${done}/${rows.length}`.trim(),
    })
  return { TotalCount: done, dryRun: options.dryRun, ListItem: rows }
}
