/**
 * What can be sent to a partner: a document as one of its forms, or a letter of a report. Who may read it may send it.
 */
import { isStoredId } from '#engine/columns.ts'
import { documentInfo } from '#engine/document/info.ts'
import type { ReportModule } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Stored } from '#engine/stored.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { wireName, type Field } from '#model/field.ts'
import type { ReportLetters } from '#model/report.ts'
import { may, type FunctionId } from '#model/right.ts'
import { isObject } from '#wire/values.ts'
import { translatorFor, type Input } from '../call/call.ts'
import { loadTemplates } from '../printing/templates.ts'
import { printedLetters } from './letter-calls.ts'
import { partnerIn, printedDocument, templateFor } from './print-calls.ts'
import { registry, reportModules } from './registry.ts'
import { askedParams } from './report-calls.ts'

interface MailPartner {
  id: string
  name: string
  email: string
  /** In which he is written to; null: in that of whoever writes. */
  language: 'vi' | 'en' | null
}
export interface MailSubject {
  kind: 'document' | 'statement'
  /** What it is called, e.g. a bill and its number. */
  title: string
  about: { kind: string; id: string; number: string }
  partner: MailPartner | null
  /** The days a statement is about, or the day of a document. */
  days: string
  fileName: string
  forms: readonly { Id: string; Name: string }[]
}
export interface MailSource {
  right: FunctionId
  subject(scope: Scope): Promise<MailSubject>
  /** The body for the print service. */
  print(scope: Scope, input: Input): Promise<unknown>
}

const partnerList = 'partner'

/** The e-mail address is shown to those who may read partners. */
const partnerOf = async (scope: Scope, id: unknown): Promise<MailPartner | null> => {
  if (!isStoredId(id)) return null
  const [found] = await scope.tx.query<MailPartner>(
    sql`select p.id, p.name, coalesce(p.email, '') as email, p.language from partner p where ${sql.ours('p')} and p.id = ${id}`,
  )
  const list = registry.lists.get(partnerList)
  if (!found || (list && may(scope.user.rights, list.right, 'R'))) return found ?? null
  return { ...found, email: '' }
}

const safeName = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The forms that can be chosen, the usual one first. Delivered ones are named by their code, as for printing. */
const formsOf = async (scope: Scope, definition: AnyDocument, document: Stored): Promise<MailSubject['forms']> => {
  const usual = await templateFor(scope, definition, { document, wanted: '' })
  return (await loadTemplates(scope))
    .filter(({ active, xType }) => active && xType === definition.prints[0]?.xType)
    .toSorted((a, b) => Number(b.id === usual.id) - Number(a.id === usual.id))
    .map(({ id, code, name, delivered }) => ({ Id: delivered ? code : id, Name: name }))
}

const ofDocument = (definition: AnyDocument, sent: Record<string, unknown>): MailSource => {
  const id = textOf(sent['s_ID']).trim()
  return {
    right: definition.right,
    async subject(scope) {
      const document = await documentInfo(scope, definition, id)
      const otherwise = definition.mailed?.(document)
      if (otherwise) throw new Refused([otherwise])
      const { number } = document
      const partner = await partnerOf(scope, partnerIn(definition, document))
      const translate = translatorFor(partner?.language ?? scope.language)
      return {
        kind: 'document',
        title: `${translate(definition.label)} ${number}`.trim(),
        about: { kind: definition.name, id: document.id, number },
        partner,
        days: showDay(document['date'] as Day),
        fileName: `${safeName(number) || definition.name}.pdf`,
        forms: await formsOf(scope, definition, document),
      }
    },
    print: (scope, input) =>
      printedDocument(definition)(scope, {
        ...input,
        query: [
          ['s_ID', id],
          ['templateId', textOf(sent['templateId'])],
        ],
      }),
  }
}

type WithLetters = ReportModule & { definition: { letters: ReportLetters } }

const ofReport = (module: WithLetters, sent: Record<string, unknown>): MailSource => {
  const { letters } = module.definition
  const id = textOf(sent['s_ID']).trim()
  const body = { ...sent, [wireName('partner', letters.params['partner'] as Field)]: id }
  return {
    right: module.definition.right,
    async subject(scope) {
      const partner = await partnerOf(scope, id)
      if (!partner) throw new Refused([problem('', 'notFound')])
      const { values } = askedParams(scope, letters, { query: [], body })
      const days = [values['from'], values['to']].map((day) => showDay(day as Day | null))
      return {
        kind: 'statement',
        title: translatorFor(partner.language ?? scope.language)(letters.label),
        about: { kind: partnerList, id: partner.id, number: partner.name },
        partner,
        days: days.filter((day) => day !== '').join(' – '),
        fileName: `${safeName(`${letters.file}-${partner.name}`)}.pdf`,
        forms: [],
      }
    },
    print: (scope, input) => printedLetters(module, letters)(scope, { ...input, query: [], body }),
  }
}

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const documentOf = (module: string): AnyDocument | undefined =>
  [...registry.documents.values()].find(({ wire }) => sameText(wire.module, module))

const invalid = (name: string): Refused => new Refused([problem(name, 'invalid', { label: name })])

/** Throws Refused if the body names nothing that can be sent. */
export const mailSource = (body: unknown): MailSource => {
  const sent = isObject(body) ? body : {}
  const report = textOf(sent['report'])
  if (report !== '') {
    const module = reportModules.find(
      ({ definition, letters }) => letters && sameText(definition.letters?.path ?? '', report),
    )
    if (!module?.definition.letters) throw invalid('report')
    return ofReport(module as WithLetters, sent)
  }
  const definition = documentOf(textOf(sent['module']))
  if (!definition || definition.prints.length === 0) throw invalid('module')
  return ofDocument(definition, sent)
}

/** The kind and right of what letters and exchanges are about; undefined for an unknown module. */
export const ownerOf = (module: string): { kind: string; right: FunctionId } | undefined => {
  const definition =
    documentOf(module) ?? [...registry.lists.values()].find(({ wire }) => sameText(wire.module, module))
  return definition && { kind: definition.name, right: definition.right }
}

/** The same; throws Refused for an unknown module. */
export const letterOwner = (module: string): { kind: string; right: FunctionId } => {
  const owner = ownerOf(module)
  if (!owner) throw invalid('module')
  return owner
}

/**
 * True if the caller may see what letters are about: the database narrows documents to those of his stores, or his own.
 */
export const isSeen = async ({ tx }: Scope, kind: string, id: string): Promise<boolean> =>
  !registry.documents.has(kind) ||
  (await tx.query(sql`select 1 from document d where ${sql.ours('d')} and d.id = ${id}`)).length > 0

/** The right to read what a letter is about; undefined if it is about nothing that has one. */
export const rightOfKind = (kind: string | null): FunctionId | undefined =>
  (registry.documents.get(kind ?? '') ?? registry.lists.get(kind ?? ''))?.right
