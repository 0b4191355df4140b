/** What a user does about his own account: second factor, recovery codes, sessions (wire.md, sign-in). */
import { isStoredId } from '#engine/columns.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { objectBody } from '#wire/body.ts'
import {
  begunFactor,
  confirmedFactor,
  endedFactor,
  endedSession,
  endedSessions,
  ownSecurity,
  renewedCodes,
} from '#wire/described/security.ts'
import { writeMoment } from '#wire/values.ts'
import { endSessions, openSessions } from '../access/open-sessions.ts'
import {
  factorPlace,
  factorUri,
  lockFactor,
  newFactorSecret,
  removeFactor,
  renewRecoveryCodes,
  stepOfCode,
} from '../access/second-factor.ts'
import { hashSecret, tokenText } from '../access/tokens.ts'
import type { Call, Input, Server } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { prove, refuse, textOf } from './prove.ts'

interface Standing {
  since: Date | null
  codes: number
  demanded: boolean
}

const standingOf = async ({ tx, user }: Scope): Promise<Standing> => {
  const [row] = await tx.query<Standing>(sql`select f.since, g.require_second_factor as demanded,
  (select count(*)::int from recovery_code c where c.tenant_id = u.tenant_id and c.user_id = u.id) as codes
from app_user u join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id
left join second_factor f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.secret is not null
where ${sql.ours('u')} and u.id = ${user.id}`)
  return row!
}

const ownHash = ({ authorization }: Input): Buffer => hashSecret(tokenText(authorization))

const show = async (scope: Scope, input: Input) => {
  const { since, codes, demanded } = await standingOf(scope)
  const { timeZone } = scope.settings
  const sessions = await openSessions(scope.tx, scope.user.id, ownHash(input))
  return {
    secondFactor: {
      active: since !== null,
      since: writeMoment(since, timeZone),
      recoveryCodes: codes,
      demanded,
    },
    ListItem: sessions.map(({ id, device, address, createdAt, lastUsed, isOwn }) => ({
      s_ID: id,
      device,
      ip: address,
      createdAt: writeMoment(createdAt, timeZone)!,
      lastUsed: writeMoment(lastUsed, timeZone),
      own: isOwn,
    })),
    TotalCount: sessions.length,
  }
}

/** The new secret counts from its first code on; until then an older one stays in force. */
const begin = async (scope: Scope, { body }: Input, { sealer }: Server) => {
  const { tx, user, settings } = scope
  const wrong = await prove(scope, { at: 'password', body, sealer })
  if (wrong) return wrong
  const secret = newFactorSecret()
  await tx.query(sql`insert into second_factor (tenant_id, user_id, pending) values (${sql.tenant}, ${user.id}, ${sealer.seal(factorPlace(tx.tenant, user.id), secret)})
on conflict (tenant_id, user_id) do update set pending = excluded.pending`)
  // Apps divide issuer and label by a colon. The company stands in the label, which the address holds once.
  const label = `${user.userName} · ${settings.companyName}`.replaceAll(':', ' ').slice(0, 60).trim()
  return { Description: 'ok', secret, uri: factorUri(secret, { issuer: 'Vựa', label }) }
}

const confirm = async (scope: Scope, { body }: Input, { sealer }: Server) => {
  const { tx, user } = scope
  const place = factorPlace(tx.tenant, user.id)
  const factor = await lockFactor(tx, user.id)
  const secret = factor?.pending ? sealer.open(place, factor.pending) : null
  if (secret === null) return refuse('code', 'secondFactor.notBegun')
  const step = stepOfCode(secret, textOf(body, 'code').replace(/\s/g, ''), tx.now)
  if (step === null) return refuse('code', 'secondFactor.wrong')
  await tx.query(sql`update second_factor set secret = ${sealer.seal(place, secret)}, since = ${tx.now}, last_step = ${step}, pending = null
where ${sql.ours('second_factor')} and user_id = ${user.id}`)
  const recoveryCodes = await renewRecoveryCodes(tx, user.id)
  await logEvent(scope, { functionId: 'User', action: 'secondFactorOn', number: user.userName })
  return { Description: 'ok', recoveryCodes }
}

const renew = async (scope: Scope, { body }: Input, { sealer }: Server) => {
  const { tx, user } = scope
  const { since } = await standingOf(scope)
  if (since === null) return refuse('', 'secondFactor.none')
  const wrong = await prove(scope, { at: 'password', body, sealer })
  if (wrong) return wrong
  const recoveryCodes = await renewRecoveryCodes(tx, user.id)
  await logEvent(scope, { functionId: 'User', action: 'recoveryCodes', number: user.userName })
  return { Description: 'ok', recoveryCodes }
}

const switchOff = async (scope: Scope, { body }: Input, { sealer }: Server) => {
  const { tx, user } = scope
  const { since, demanded } = await standingOf(scope)
  if (since === null) return refuse('', 'secondFactor.none')
  if (demanded) return refuse('', 'secondFactor.demandedOff')
  const wrong = await prove(scope, { at: 'password', body, sealer })
  if (wrong) return wrong
  await tx.query(removeFactor(user.id))
  await logEvent(scope, { functionId: 'User', action: 'secondFactorOff', number: user.userName })
  return { Description: 'ok' }
}

const endOne = async (scope: Scope, { body }: Input) => {
  const id = textOf(body, 's_ID')
  const gone = isStoredId(id)
    ? await scope.tx.query<{ device: string }>(
        sql`delete from access_token where ${sql.ours('access_token')} and id = ${id} and user_id = ${scope.user.id} returning device`,
      )
    : []
  if (!gone[0]) throw new Refused([problem('', 'session.gone')])
  await logEvent(scope, { functionId: 'User', action: 'sessionsEnded', summary: gone[0].device })
  return { Description: 'ok' }
}

const endAll = async (scope: Scope, input: Input) => {
  const { tx, user } = scope
  const alsoOwn = objectBody(input.body)['own'] === true
  await tx.batch(
    alsoOwn
      ? endSessions(user.id)
      : [
          sql`delete from access_token where ${sql.ours('access_token')} and user_id = ${user.id} and hash <> ${ownHash(input)}`,
          sql`delete from sign_in_ticket where ${sql.ours('sign_in_ticket')} and user_id = ${user.id}`,
        ],
  )
  await logEvent(scope, { functionId: 'User', action: 'sessionsEnded', number: user.userName })
  return { Description: 'ok' }
}

export const securityCalls: readonly Call[] = [
  answering(ownSecurity, show),
  answering(begunFactor, begin),
  answering(confirmedFactor, confirm),
  answering(renewedCodes, renew),
  answering(endedFactor, switchOff),
  answering(endedSession, endOne),
  answering(endedSessions, endAll),
]
