/**
 * ApiMailConfig: the mail server of the tenant, as one record, and a letter to try it with. The password is sealed and
 * never read back. It is dropped or asked for again when the letters would go elsewhere: otherwise who may change the
 * settings could have it sent to a server of his own.
 */
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isEmail } from '#kernel/email.ts'
import { Forbidden, problem, Refused, type Problem } from '#kernel/problem.ts'
import { lostSecretMark, secretMark, type Fields } from '#model/field.ts'
import { needs } from '#model/right.ts'
import {
  blankMailServer,
  checkMailValue,
  mailServerFields,
  type MailServerField,
  type MailServerValues,
} from '#system/mail-server.ts'
import { body, flag, integer, object, text as words } from '#model/schema.ts'
import { saveSchema } from '#wire/answer-schemas.ts'
import { savedKeys } from '#wire/document-schemas.ts'
import { answerProperties, bodyProperties } from '#wire/field-schema.ts'
import { begin, readEnvelope } from '#wire/body.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { isObject, readFields, writeFields } from '#wire/values.ts'
import { translatorFor, type Call, type Input, type Place, type Server } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { writingFor } from '../calls/listing.ts'
import { deliver, type SmtpServer } from '../mail/smtp.ts'
import { LetterRefused, type Trouble } from '../mail/trouble.ts'
import { refuseTooMany, trialMark } from '../outbox/letters.ts'
import { mailServerOf, mailTroubleOf, passwordPlace } from '../outbox/mail-server.ts'
import { standingKeys, standingOfMail, triedMail } from '#wire/described/mail.ts'
import { standingOf } from '../outbox/standing.ts'

interface Stored extends MailServerValues {
  sealed: string | null
  version: number
}

const readStored = async ({ tx }: Scope, locks: boolean): Promise<Stored> => {
  const rows =
    await tx.query<Stored>(sql`select m.host, m.port::text as port, m.security, m.user_name as "userName", m.sealed_password as sealed,
  m.from_address as "fromAddress", m.from_name as "fromName", m.reply_to as "replyTo", m.version
from mail_server m where ${sql.ours('m')} and true${locks ? sql` for update` : sql.empty}`)
  return rows[0] ?? { ...blankMailServer, sealed: null, version: 0 }
}

/** The mark shown in place of a stored password: one if it opens, another if its key is missing. */
const markOf = ({ tx }: Scope, sealer: Server['sealer'], sealed: string): string =>
  sealer.open(passwordPlace(tx.tenant), sealed) === null ? lostSecretMark : secretMark

const info = async (scope: Scope, _: Input, server: Server): Promise<unknown> => {
  const { config, sealer } = server
  const { sealed, version, ...values } = await readStored(scope, false)
  const password = sealed === null ? null : markOf(scope, sealer, sealed)
  return {
    ...writeFields(mailServerFields, { ...values, password }, writingFor(scope)),
    version,
    mayChange: scope.user.isAdmin,
    /** The address of the installation, which serves a tenant without a server of its own. */
    installedFrom: config.smtp?.fromAddress ?? '',
    ...standingOf(await mailTroubleOf(scope.tx, server), translatorFor(scope.language)),
  }
}

const required = (values: MailServerValues): Problem[] =>
  values.host !== '' && values.fromAddress === ''
    ? [problem('fromAddress', 'required', { label: mailServerFields.fromAddress.label })]
    : []

/** What decides who gets to see the password. */
const leadsElsewhere = (before: Stored, after: MailServerValues): boolean =>
  (['host', 'port', 'security', 'userName'] as const).some((name) => before[name] !== after[name])

const store = async (scope: Scope, after: MailServerValues, sealed: string | null): Promise<void> => {
  const { tx } = scope
  if (after.host === '') {
    await tx.query(sql`delete from mail_server m where ${sql.ours('m')}`)
    return
  }
  await tx.query(sql`insert into mail_server (tenant_id, host, port, security, user_name, sealed_password, from_address, from_name, reply_to)
values (${sql.tenant}, ${after.host}, ${Number(after.port)}, ${after.security}, ${after.userName}, ${sealed}, ${after.fromAddress}, ${after.fromName}, ${after.replyTo})
on conflict (tenant_id) do update set host = excluded.host, port = excluded.port, security = excluded.security, user_name = excluded.user_name,
  sealed_password = excluded.sealed_password, from_address = excluded.from_address, from_name = excluded.from_name, reply_to = excluded.reply_to,
  version = mail_server.version + 1`)
}

/** Whoever chooses the mail server reads the links that open accounts, also those of administrators. */
const demandAdministrator = ({ user }: Scope): void => {
  if (!user.isAdmin) throw new Forbidden('mailServer.adminOnly')
}

const save = async (scope: Scope, body: unknown, { sealer }: Server): Promise<SaveAnswer> => {
  demandAdministrator(scope)
  const { body: sent, context } = begin(body, { timeZone: scope.settings.timeZone })
  const { version } = readEnvelope(sent, context)
  const { sealed: kept, version: storedVersion, ...before } = await readStored(scope, true)
  if (version !== undefined && version !== storedVersion)
    throw new Refused([problem('', 'stale.master')], storedVersion)
  // Programs send the port as a number.
  const port = typeof sent['port'] === 'number' ? { port: String(sent['port']) } : {}
  const read = readFields(mailServerFields, { ...sent, ...port }, context)
  const given = Object.fromEntries(
    Object.entries(read).map(([name, value]) => [name, value ?? blankMailServer[name as keyof MailServerValues]]),
  )
  const after: MailServerValues = { ...before, ...given }
  const password = (read['password'] as string | undefined) ?? null
  const asksAgain =
    password === null &&
    kept !== null &&
    after.userName !== '' &&
    leadsElsewhere({ ...before, sealed: kept, version: storedVersion }, after)
  const problems = [
    ...context.problems,
    ...Object.entries(after).flatMap(([name, value]) => checkMailValue(name as MailServerField, value)),
    ...required(after),
    ...(asksAgain && after.host !== '' ? [problem('password', 'mailServer.passwordAgain')] : []),
  ]
  if (problems.length > 0) throw new Refused(problems)
  const sealed = password === null ? kept : sealer.seal(passwordPlace(scope.tx.tenant), password)
  await store(scope, after, after.userName === '' ? null : sealed)
  await logEvent(scope, {
    functionId: 'Config',
    action: 'config',
    summary: 'mailServer',
    before,
    after: { ...after, ...(password === null ? {} : { password: secretMark }) },
  })
  return { Description: 'ok', version: after.host === '' ? 0 : storedVersion + 1 }
}

const testedAddress = ({ body }: Input): string => {
  const sent = isObject(body) ? body['to'] : undefined
  const to = typeof sent === 'string' ? sent.trim() : ''
  if (to === '') throw new Refused([problem('to', 'emailRequired')])
  if (!isEmail(to)) throw new Refused([problem('to', 'emailInvalid')])
  return to
}

interface Trial {
  to: string
  company: string
  smtp: SmtpServer | Trouble
}

/** A trial is a letter to any address, so it is counted as one, before it is sent. */
const prepareTrial = async (scope: Scope, input: Input, server: Server): Promise<Trial> => {
  const to = testedAddress(input)
  const company = scope.settings.companyName
  try {
    const smtp = await mailServerOf(scope.tx, server)
    await refuseTooMany(scope.tx, server.config)
    await logEvent(scope, { functionId: 'Config', action: 'config', summary: `${trialMark}${to}` })
    return { to, company, smtp }
  } catch (error) {
    if (error instanceof LetterRefused) return { to, company, smtp: error.trouble }
    throw error
  }
}

const tryOut = async ({ server, language }: Place, { to, company, smtp }: Trial): Promise<Trouble | null> => {
  if ('reason' in smtp) return smtp
  const translate = translatorFor(language)
  const letter = {
    id: server.clock.newId(),
    to: [to],
    cc: [],
    subject: translate('mail.test.subject', { company }),
    text: translate('mail.test.text', { company }),
    attachment: null,
    date: server.clock.now(),
  }
  try {
    await deliver(smtp, letter, server.config.outboundHosts)
    return null
  } catch (error) {
    if (error instanceof LetterRefused) return error.trouble
    throw error
  }
}

const tell = async (scope: Scope, input: Input) => {
  const trouble = input.outside as Trouble | null
  const summary = trouble ? `mailTest: ${trouble.reason}` : 'mailTest: ok'
  await logEvent(scope, { functionId: 'Config', action: 'config', summary })
  // Returned instead of thrown, so that the event is kept.
  if (trouble) return new Refused([problem('', `mailTrouble.${trouble.reason}`, { detail: trouble.detail })])
  return { Description: 'ok' }
}

const portSchema = { type: ['string', 'integer', 'null'] } as const

export const mailConfigCalls: readonly Call[] = [
  {
    path: 'ApiMailConfig/getInfo',
    about: {
      answers: object(
        {
          ...answerProperties(mailServerFields),
          version: integer,
          mayChange: flag,
          installedFrom: words,
          ...standingKeys.required,
        },
        standingKeys.optional,
      ),
    },
    demand: needs(['Config', 'R']),
    run: info,
  },
  answering(standingOfMail, async ({ tx, language }, _, server: Server) =>
    standingOf(await mailTroubleOf(tx, server), translatorFor(language)),
  ),
  {
    path: 'ApiMailConfig/UpdateDB',
    about: {
      takes: body({}, { ...savedKeys, ...bodyProperties(mailServerFields), port: portSchema }),
      answers: saveSchema,
    },
    demand: needs(['Config', 'U']),
    errorStyle: 'save',
    writes: true,
    problemFields: { fields: mailServerFields as Fields, wirePath: (at) => at },
    run: (scope, { body }, server) => save(scope, body, server),
  },
  answering(triedMail, tell, {
    outside: { read: prepareTrial, work: (place, read) => tryOut(place, read as Trial) },
  }),
]
