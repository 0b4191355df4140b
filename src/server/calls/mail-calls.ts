/**
 * ApiMail: sends a document or a statement to a partner, and tells what became of its letters. The PDF is made by the
 * print service from what the server itself reads, so a letter carries what is stored and nothing else.
 */
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { isStoredId } from '#engine/columns.ts'
import { sql } from '#engine/sql.ts'
import { readEmails } from '#kernel/email.ts'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { text, type Fields } from '#model/field.ts'
import { needs, type Demand, type FunctionId } from '#model/right.ts'
import * as described from '#wire/described/mail.ts'
import { isObject } from '#wire/values.ts'
import { translatorFor, type Call, type Input, type Place } from '../call/call.ts'
import { logEvent } from '#engine/event.ts'
import { fetchPdf, type FetchedPdf } from '../http/print-client.ts'
import { fromQuery } from '../http/query.ts'
import { letterStatements, oneLine, refuseTooMany } from '../outbox/letters.ts'
import { demandMailServer, mailTroubleOf } from '../outbox/mail-server.ts'
import { standingOf } from '../outbox/standing.ts'
import { isSeen, letterOwner, mailSource, textOf, type MailSubject } from './mail-sources.ts'
import { shownLetters } from './mail-letters.ts'

const limits = { ...described.longestLetter, addresses: 10 }

const letterFields = {
  to: text({ label: 'letter.to', required: true }),
  cc: text({ label: 'letter.cc' }),
  subject: text({ label: 'letter.subject', max: limits.subject, required: true }),
  text: text({ label: 'letter.text', max: limits.text }),
} satisfies Fields
type LetterField = keyof typeof letterFields
const problemFields = { fields: letterFields as Fields, wirePath: (at: string) => at }

interface Typed {
  to: string[]
  cc: string[]
  subject: string
  text: string
}

const addressesIn = (at: LetterField, sent: unknown, problems: Problem[]): string[] => {
  const { addresses, wrong } = readEmails(Array.isArray(sent) ? sent.map(textOf).join(',') : textOf(sent))
  if (wrong.length > 0) problems.push(problem(at, 'mail.addressInvalid', { value: wrong[0]!.slice(0, 100) }))
  return addresses
}

/** Throws Refused with all problems of what was typed. */
const readTyped = (sent: unknown): Typed => {
  const body = isObject(sent) ? sent : {}
  const problems: Problem[] = []
  const label = (name: LetterField) => ({ label: letterFields[name].label })
  const to = addressesIn('to', body['to'], problems)
  const cc = addressesIn('cc', body['cc'], problems).filter((one) => !to.includes(one))
  const subject = oneLine(visibleText(textOf(body['subject'])))
  const written = visibleText(textOf(body['text']))
  if (to.length === 0 && problems.length === 0) problems.push(problem('to', 'required', label('to')))
  if (to.length + cc.length > limits.addresses)
    problems.push(problem('to', 'mail.tooManyAddresses', { n: String(limits.addresses) }))
  if (subject === '') problems.push(problem('subject', 'required', label('subject')))
  for (const [name, value] of [
    ['subject', subject],
    ['text', written],
  ] as const)
    if (value.length > limits[name])
      problems.push(problem(name, 'tooLong', { ...label(name), max: String(limits[name]) }))
  if (problems.length > 0) throw new Refused(problems)
  return { to, cc, subject, text: written }
}

/** The right to read what is named; what names nothing is refused by the call itself. */
const mayRead = (rightOf: () => FunctionId): Demand => {
  try {
    return needs([rightOf(), 'R'])
  } catch (error) {
    if (error instanceof Refused) return 'signedIn'
    throw error
  }
}
const mayReadSource = ({ body }: Input): Demand => mayRead(() => mailSource(body).right)

/** What the letter begins with: address, subject and text, which can be changed before it is sent. */
const draft = async (scope: Scope, { body }: Input, server: Place['server']) => {
  const { partner, kind, forms, title, days, fileName } = await mailSource(body).subject(scope)
  const translate = translatorFor(partner?.language ?? scope.language)
  const { companyName: company, companyPhone: phone } = scope.settings
  const values = { company, title, days, partner: partner?.name ?? '', sender: scope.user.displayName, phone }
  return {
    ...standingOf(await mailTroubleOf(scope.tx, server), translatorFor(scope.language)),
    to: partner?.email ?? '',
    subject: translate(`mail.${kind}.subject`, values).slice(0, limits.subject),
    text: translate(`mail.${kind}.text`, values).trim(),
    fileName,
    forms,
  }
}

interface Prepared {
  subject: MailSubject
  body: unknown
}
interface Printed {
  subject: MailSubject
  pdf: FetchedPdf
}

const prepare = async (scope: Scope, input: Input, server: Place['server']): Promise<Prepared> => {
  readTyped(input.body)
  await demandMailServer(scope.tx, server)
  await refuseTooMany(scope.tx, server.config)
  const source = mailSource(input.body)
  return { subject: await source.subject(scope), body: await source.print(scope, input) }
}

const print = async (
  { server, tenant, language }: Place,
  { subject, body }: Prepared,
  input: Input,
): Promise<Printed> => {
  const { authorization = '', address = '' } = input
  const caller = { authorization, tenant: tenant.code, language, address }
  return { subject, pdf: await fetchPdf(server.config, body, caller) }
}

const send = async (scope: Scope, input: Input, server: Place['server']) => {
  const typed = readTyped(input.body)
  const { subject, pdf } = input.outside as Printed
  const id = scope.newId()
  await refuseTooMany(scope.tx, server.config)
  await scope.tx.batch(
    letterStatements(
      scope.tx,
      {
        id,
        ...typed,
        kind: subject.kind,
        attachment: { name: subject.fileName, bytes: pdf.bytes },
        about: subject.about,
        by: { id: scope.user.id, displayName: scope.user.displayName },
        linkDies: null,
      },
      server.sealer,
    ),
  )
  await logEvent(scope, {
    functionId: mailSource(input.body).right,
    action: 'mail',
    number: subject.about.number,
    recordId: subject.about.id,
    summary: [...typed.to, ...typed.cc].join(', '),
  })
  return { Description: 'ok', s_ID: id, ...(pdf.notice && { notice: pdf.notice }) }
}

const moduleIn = ({ query }: Input): string => (fromQuery(query, 'module') ?? '').trim()

/** The letters about a document or a partner, the latest first. */
const lettersAbout = async (scope: Scope, input: Input) => {
  const id = (fromQuery(input.query, 's_ID') ?? '').trim()
  const { kind } = letterOwner(moduleIn(input))
  if (!isStoredId(id) || !(await isSeen(scope, kind, id))) throw new NotFound()
  return {
    ListItem: await shownLetters(scope, sql`l.about_kind = ${kind} and l.about_id = ${id}`, 20),
  }
}

export const mailCalls: readonly Call[] = [
  answering(described.draftOfLetter, draft, { demand: mayReadSource }),
  answering(described.sentLetter, send, {
    demand: mayReadSource,
    problemFields,
    outside: {
      read: prepare,
      work: (place, read, input) => print(place, read as Prepared, input),
    },
    committed: ({ server }) => server.work.wake(),
  }),
  answering(described.lettersAbout, lettersAbout, {
    demand: (input) => mayRead(() => letterOwner(moduleIn(input)).right),
  }),
]
