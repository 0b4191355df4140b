/** What is asked of one carrier: whether its computer answers, and the address to which it reports (amendments of the contract). */
import { loadRecord } from '#engine/record/read.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { carrier } from '#lists/carrier/index.ts'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import { needs } from '#model/right.ts'
import { body, id, text } from '#model/schema.ts'
import { done, saveWith } from '#wire/answer-schemas.ts'
import { isObject } from '#wire/values.ts'
import { makeToken } from '../access/tokens.ts'
import type { Call, Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { carrierAccountOf, noCarrierAccount } from '../shipping/accounts.ts'
import { testCarrier, type AskingCarrier } from '../shipping/carriers/carrier.effect.ts'

interface Asked {
  id: string
  code: string
  name: string
  adapter: CarrierAdapter
}

const carrierOf = async (scope: Scope, { body: sent }: Input, locks = false): Promise<Asked> => {
  const wanted = isObject(sent) ? sent['s_ID'] : null
  const found =
    typeof wanted === 'string'
      ? await loadRecord({ scope, definition: carrier }, wanted.trim(), { lock: locks, many: new Map() })
      : undefined
  if (!found) throw new NotFound()
  const { code, name } = found
  return { id: found.id, code, name, adapter: found['adapter'] as CarrierAdapter }
}

/** Who has no account at the carrier cannot ask it. */
const prepareTest = async (scope: Scope, input: Input): Promise<AskingCarrier> => {
  const { id: asked, adapter } = await carrierOf(scope, input)
  const account = await carrierAccountOf(scope, asked, adapter)
  if (!account) throw new Refused([await noCarrierAccount(scope, asked)])
  return { tenant: scope.tx.tenant, by: scope.user, adapter, account }
}

const tellTest = async (_: Scope, { outside }: Input): Promise<unknown> => {
  if (outside !== null) throw new Refused([outside as Problem])
  return { Description: 'ok' }
}

/** The earlier token is dead at once. Only the hash is kept: nobody reads a token again. */
const newToken = async (scope: Scope, input: Input): Promise<unknown> => {
  const { id: record, code, name, adapter } = await carrierOf(scope, input, true)
  if (adapter === 'manual') throw new Refused([problem('', 'carrierReportsNothing', { name })])
  const { text: made, token } = makeToken(scope.tx.tenant)
  await scope.tx.query(
    sql`insert into carrier_webhook (tenant_id, carrier_id, token_hash, made_at) values (${sql.tenant}, ${record}, ${token.hash}, ${scope.now})
on conflict (tenant_id, carrier_id) do update set token_hash = excluded.token_hash, made_at = excluded.made_at`,
  )
  await logEvent(scope, {
    functionId: carrier.right,
    action: 'keyIssued',
    number: code,
    summary: name,
    recordId: record,
  })
  return { Description: 'ok', token: made, url: `/hooks/${adapter}/${made}` }
}

const { module } = carrier.wire
const takes = body({ s_ID: id })
export const carrierCalls: readonly Call[] = [
  {
    path: `${module}/TestConnection`,
    about: { takes, answers: done },
    demand: needs([carrier.right, 'U']),
    errorStyle: 'save',
    outside: {
      read: prepareTest,
      work: async ({ server }, asking) => testCarrier(server, asking as AskingCarrier),
    },
    run: tellTest,
  },
  // Not one that `writes`: its answer would be kept for a repeated request, and with it the token.
  {
    path: `${module}/NewWebhookToken`,
    about: { takes, answers: saveWith({ token: text, url: text }) },
    demand: needs([carrier.right, 'U']),
    errorStyle: 'save',
    logs: true,
    kind: 'save',
    run: newToken,
  },
]
