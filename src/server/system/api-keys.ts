/** ApiKey: keys with which programs call (wire.md, keys). */
import { listRows } from '#engine/listing/listing.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isStoredId } from '#engine/columns.ts'
import { NotFound, problem, Refused, type Problem } from '#kernel/problem.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import { needs } from '#model/right.ts'
import { apiKeyFields, apiKeyList, mostCallsPerMinute } from '#system/api-key.ts'
import { begin, objectBody, readEnvelope } from '#wire/body.ts'
import { body } from '#model/schema.ts'
import { aboutBatch, saveSchema } from '#wire/answer-schemas.ts'
import { issuedKey, wholeKey } from '#wire/described/users.ts'
import { savedKeys } from '#wire/document-schemas.ts'
import { answerProperties, bodyProperties } from '#wire/field-schema.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { readFields, writeFields } from '#wire/values.ts'
import { endSessions } from '../access/open-sessions.ts'
import { makeKey } from '../access/tokens.ts'
import { eachId, readIds } from '../call/batch.ts'
import type { Call, Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { isNewRecord } from '../call/is-new-record.ts'
import { rowListCalls } from '../calls/row-lists.ts'
import { writingFor } from '../calls/listing.ts'
import { isNetwork } from '../http/address.ts'
import { fromQuery } from '../http/query.ts'
import { rightsOf } from '../openapi/common.ts'
import { permissionCall } from '../session/session.ts'
import { findKey, keySource, type ApiKey, type KnownKey } from './api-key-record.ts'
import { changeProblems, memberProblems, type Member } from './granting.ts'

const networksOf = (text: string | null): string[] => (text ?? '').split(/[\s,;]+/).filter(Boolean)

const shape = ({ name, group, callsPerMinute, addresses }: ApiKey): Problem[] => [
  ...(name ? [] : [problem('name', 'required')]),
  ...(group ? [] : [problem('group', 'required')]),
  ...(callsPerMinute !== null && callsPerMinute >= 1 && callsPerMinute <= mostCallsPerMinute
    ? []
    : [problem('callsPerMinute', 'apiKey.callsOutOfRange', { max: String(mostCallsPerMinute) })]),
  ...networksOf(addresses)
    .filter((one) => !isNetwork(one))
    .slice(0, 1)
    .map((one) => problem('addresses', 'apiKey.network', { value: one })),
]

const references = async ({ tx }: Scope, before: KnownKey | null, { id, name, group }: ApiKey): Promise<Problem[]> => {
  const isKnown =
    group === before?.group ||
    (isStoredId(group) &&
      (await tx.query(sql`select 1 from user_group where ${sql.ours('user_group')} and id = ${group}`)).length > 0)
  const others = await tx.query(
    sql`select 1 from api_key where ${sql.ours('api_key')} and lower(name) = lower(${name}) and id <> ${id}`,
  )
  return [
    ...(isKnown || !group ? [] : [problem('group', 'unknownRef')]),
    ...(others.length > 0 ? [problem('name', 'duplicate', { value: name })] : []),
  ]
}

/** The token ends with its key: by its last day, which is read with each call, or when it is switched off. */
const forEver = '9999-12-31'

const store = async (scope: Scope, key: ApiKey, stores: readonly string[]): Promise<void> => {
  const { tx } = scope
  const shown = `Khóa: ${key.name}`
  await tx.query(sql`insert into app_user (tenant_id, id, user_name, password_hash, display_name, group_id, active, is_program, store_ids, version, created_at)
values (${sql.tenant}, ${key.id}, ${shown}, '', ${shown}, ${key.group}, ${key.active}, true, ${stores}::uuid[], ${key.version}, ${tx.now})
on conflict (tenant_id, id) do update set user_name = excluded.user_name, display_name = excluded.display_name, group_id = excluded.group_id,
  active = excluded.active, store_ids = excluded.store_ids, version = excluded.version`)
  await tx.query(sql`insert into api_key (tenant_id, id, name, calls_per_minute, addresses, expires_on)
values (${sql.tenant}, ${key.id}, ${key.name}, ${key.callsPerMinute}, ${networksOf(key.addresses)}::text[], ${key.expiresOn})
on conflict (tenant_id, id) do update set name = excluded.name, calls_per_minute = excluded.calls_per_minute, addresses = excluded.addresses, expires_on = excluded.expires_on`)
}

/** `active` cannot be empty; the limit has a start of its own. */
const blank = (id: string): ApiKey => ({
  id,
  name: '',
  group: '',
  callsPerMinute: 60,
  expiresOn: null,
  addresses: null,
  active: true,
  version: 0,
})

const memberOf = (key: KnownKey): Member => ({ ...key, isAdmin: false })

const mayChange = async (scope: Scope, before: KnownKey | null, { group }: ApiKey): Promise<Problem[]> => {
  const untouchable = before ? await changeProblems(scope, memberOf(before)) : []
  return untouchable.length > 0 ? untouchable : memberProblems(scope, [group].filter(isStoredId))
}

const save = async (scope: Scope, { body }: Input): Promise<SaveAnswer> => {
  const { body: sent, context } = begin(body, { timeZone: scope.settings.timeZone })
  const { id, version } = readEnvelope(sent, context)
  const before = id === null ? null : await findKey(scope, id, true)
  if (before === undefined) throw new NotFound()
  if (before && version !== undefined && version !== before.version)
    throw new Refused([problem('', 'stale.master')], before.version)
  const read = readFields(apiKeyFields, sent, context)
  const base: ApiKey = before ?? blank(scope.newId())
  const given = Object.fromEntries(Object.entries(read).filter(([name, value]) => value !== null || name !== 'active'))
  const after: ApiKey = { ...base, ...given, id: base.id, version: base.version + 1 }
  const problems = [
    ...context.problems,
    ...shape(after),
    ...(await references(scope, before, after)),
    ...(await mayChange(scope, before, after)),
  ]
  if (problems.length > 0) throw new Refused(problems)
  await store(scope, after, scope.user.stores ?? before?.stores ?? [])
  await logEvent(scope, {
    functionId: 'User',
    action: before ? 'update' : 'create',
    number: `Khóa: ${after.name}`,
    recordId: after.id,
  })
  return { Description: 'ok', s_ID: after.id, NumberID: after.name, version: after.version }
}

/** A key that the caller could have made. */
const changeable = async (scope: Scope, id: string): Promise<KnownKey> => {
  const key = await findKey(scope, id, true)
  if (!key) throw new Refused([problem('', 'notFound')])
  const beyond = await changeProblems(scope, memberOf(key))
  if (beyond.length > 0) throw new Refused(beyond)
  return key
}

/** Makes the text of the key, which is shown once; the one before ends. */
const issue = async (scope: Scope, { body }: Input) => {
  const { tx } = scope
  const id = objectBody(body)['s_ID']
  const key = await changeable(scope, typeof id === 'string' ? id : '')
  // Whoever reads the new key must not see more stores than who makes it.
  if (scope.user.stores)
    await tx.query(
      sql`update app_user set store_ids = ${scope.user.stores}::uuid[] where ${sql.ours('app_user')} and id = ${key.id}`,
    )
  const { text, token } = makeKey(tx.tenant)
  await tx.batch([
    ...endSessions(key.id),
    sql`insert into access_token (tenant_id, hash, id, user_id, expires_at, created_at, device, last_used)
values (${sql.tenant}, ${token.hash}, ${scope.newId()}, ${key.id}, ${forEver}::timestamptz, ${tx.now}, 'API', ${tx.now})`,
    sql`update api_key set tail = ${text.slice(-4)} where ${sql.ours('api_key')} and id = ${key.id}`,
  ])
  await logEvent(scope, { functionId: 'User', action: 'keyIssued', number: `Khóa: ${key.name}`, recordId: key.id })
  return { Description: 'ok', key: text }
}

const removeOne = async (scope: Scope, id: string): Promise<void> => {
  const key = await changeable(scope, id)
  const made = await scope.tx.query(
    sql`select 1 from document where ${sql.ours('document')} and created_by_id = ${id} limit 1`,
  )
  if (made.length > 0) throw new Refused([problem('', 'inUse')])
  await scope.tx.query(sql`delete from app_user where ${sql.ours('app_user')} and id = ${id}`)
  await logEvent(scope, { functionId: 'User', action: 'delete', number: `Khóa: ${key.name}`, recordId: id })
}

const info = async (scope: Scope, { query }: Input) => {
  const key = await findKey(scope, (fromQuery(query, 's_ID') ?? '').trim())
  if (!key) throw new NotFound()
  return {
    s_ID: key.id,
    version: key.version,
    GroupName: key.groupName,
    tail: key.tail,
    ...writeFields(apiKeyFields, { ...key }, writingFor(scope)),
    Name: key.name,
  }
}

const fields: Fields = apiKeyFields
const problemFields = { fields, wirePath: (at: string) => (fields[at] ? wireName(at, fields[at] as Field) : at) }

export const apiKeyCalls: readonly Call[] = [
  ...rowListCalls(apiKeyList, { rows: (scope, query) => listRows(scope, keySource, query) }),
  answering(wholeKey(answerProperties(apiKeyFields)), info),
  permissionCall(apiKeyList.module, 'User'),
  {
    path: 'ApiKey/UpdateDB',
    about: {
      rights: rightsOf('save', 'User'),
      takes: body({}, { ...savedKeys, ...bodyProperties(apiKeyFields) }),
      answers: saveSchema,
    },
    demand: ({ body }) => needs(['User', isNewRecord(body) ? 'A' : 'U']),
    errorStyle: 'save',
    writes: true,
    problemFields,
    run: save,
  },
  answering(issuedKey, issue),
  {
    path: 'ApiKey/DeleteDB',
    about: aboutBatch,
    demand: needs(['User', 'D']),
    denied: 'noRightDelete',
    writes: true,
    run: async (scope, { body }) =>
      eachId(scope, readIds(body), {
        work: (id) => removeOne(scope, id),
        numberOf: async (id) => (await findKey(scope, id))?.name ?? '',
      }),
  },
]
