/**
 * What a client requests first after sign-in: rights, settings, print forms and the user's own data (contract README
 * §4.3, system §5).
 */
import type { Scope } from '#engine/scope.ts'
import { isOwnStore, ownStores } from '#engine/own-stores.ts'
import { sql } from '#engine/sql.ts'
import { NotFound, Unreadable } from '#kernel/problem.ts'
import { functionIds, type FunctionId } from '#model/right.ts'
import {
  asked,
  askedFor,
  day,
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  openObject,
  text,
} from '#model/schema.ts'
import { permissionSchema, rows as rowsOf } from '#wire/answer-schemas.ts'
import { settingsSchema } from '../openapi/settings.ts'
import { translatorFor, type Call, type Input, type Server } from '../call/call.ts'
import { effectiveNumbering } from './numbering.ts'
import { printHost } from '../web/web-files.ts'
import { logEvent } from '../call/events.ts'
import { fromQuery } from '../http/query.ts'
import { permissionEntry } from '../access/rights.ts'
import { deliveredNamed } from '../printing/delivered-templates.ts'
import { loadTemplates } from '../printing/templates.ts'
import { hashSecret, tokenText } from '../access/tokens.ts'
import { compareTexts } from '#kernel/text-order.ts'

const permissionOf = (scope: Scope, id: FunctionId) =>
  permissionEntry(scope.user.rights, id, translatorFor(scope.language))

const listPermissions = async (scope: Scope): Promise<unknown> => {
  const entries = functionIds.map((id) => permissionOf(scope, id))
  return { ListItem: entries, TotalCount: entries.length }
}

const onePermission = async (scope: Scope, { query }: Input): Promise<unknown> => {
  const functionName = fromQuery(query, 'FuncID')?.trim().toLowerCase()
  const id = functionIds.find((one) => one.toLowerCase() === functionName)
  if (!id) throw new NotFound()
  return permissionOf(scope, id)
}

/** The call that tells a page of a module what the caller may do with what is on it. */
export const permissionCall = (module: string, right: FunctionId): Call => ({
  path: `${module}/getPermission`,
  about: { title: { key: 'api.permission', with: { name: `function.${right}` } }, answers: permissionSchema },
  demand: 'signedIn',
  run: async (scope) => permissionOf(scope, right),
})

interface DefaultRecords {
  store: string | null
  cash: string | null
  bank: string | null
}

/** The records proposed if neither the user nor the tenant chose a default. */
const defaultRecordsOf = async ({ tx }: Scope): Promise<DefaultRecords> => {
  const rows = await tx.query<DefaultRecords>(sql`select
  (select id from store where ${sql.ours('store')} and active${ownStores(tx, sql`id`)} order by is_default desc, code_key limit 1) as store,
  (select id from fund where ${sql.ours('fund')} and active and kind = 'cash' order by is_default desc, code_key limit 1) as cash,
  (select id from fund where ${sql.ours('fund')} and active and kind = 'bank' order by is_default desc, code_key limit 1) as bank`)
  return rows[0]!
}

const settingsOf = async (scope: Scope, input: Input, server: Server): Promise<unknown> => {
  const { settings, user, tx } = scope
  const first = await defaultRecordsOf(scope)
  const store = [user.defaults.store, settings.defaultStoreId].find((id) => id && isOwnStore(tx, id)) || first.store
  const names = await tx.query<{ name: string; store: string | null; walkIn: string | null }>(
    sql`select t.name, (select s.name from store s where ${sql.ours('s')} and s.id = ${store}) as store,
      (select p.id from partner p where ${sql.ours('p')} and p.is_walk_in and p.active and p.partner_type <> 2 order by p.code_key limit 1) as "walkIn"
      from tenant t`,
  )
  const url = new URL(input.origin)
  return {
    ...settings,
    numbering: effectiveNumbering(scope.registry.documents.values(), settings),
    defaultStoreId: store ?? '',
    defaultStoreName: names[0]?.store ?? '',
    walkInCustomerId: names[0]?.walkIn ?? '',
    defaultCashFundId: user.defaults.cashFund ?? (settings.defaultCashFundId || first.cash) ?? '',
    defaultBankFundId: user.defaults.bankFund ?? (settings.defaultBankFundId || first.bank) ?? '',
    // The defaults above are those of the user; these are the defaults of the tenant.
    companyDefaults: {
      defaultStoreId: settings.defaultStoreId,
      defaultCashFundId: settings.defaultCashFundId,
      defaultBankFundId: settings.defaultBankFundId,
    },
    baseDecimals: scope.baseCurrency?.decimals ?? 0,
    today: scope.today,
    tenantName: names[0]?.name ?? '',
    printUrl: `${url.protocol}//${printHost(url.host, server.config)}`,
  }
}

/** The forms in use, the default of each kind first. */
const listForms = async (scope: Scope, { query }: Input): Promise<unknown> => {
  const typeText = fromQuery(query, 'xType')?.trim() ?? ''
  if (!/^\d{0,4}$/.test(typeText)) throw new Unreadable('invalid', { label: 'xType' })
  const xType = typeText === '' || typeText === '0' ? null : Number(typeText)
  const forms = (await loadTemplates(scope)).filter((form) => form.active && (xType === null || form.xType === xType))
  const rows = forms.map(({ id, code, name, note, base, isDefault, size, delivered }) => ({
    Id: id,
    Name: name,
    Code: code,
    Note: note ?? code,
    isDefault,
    base,
    size,
    // What a tenant wrote himself may be in any language.
    speaks: delivered && !deliveredNamed(code)?.hasEnglish ? ['vi'] : ['vi', 'en'],
  }))
  rows.sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || compareTexts(a.Name, b.Name))
  return { ListItem: rows, TotalCount: rows.length }
}

const signOut = async (scope: Scope, { authorization }: Input): Promise<string> => {
  await scope.tx.query(
    sql`delete from access_token where ${sql.ours('access_token')} and hash = ${hashSecret(tokenText(authorization))}`,
  )
  await logEvent(scope, { functionId: 'User', action: 'signOut' })
  return 'ok'
}

const configSchema = named('Config', () =>
  object({
    ...settingsSchema,
    numbering: openObject,
    companyDefaults: object({ defaultStoreId: text, defaultCashFundId: text, defaultBankFundId: text }),
    defaultStoreName: text,
    walkInCustomerId: text,
    baseDecimals: integer,
    today: day,
    tenantName: text,
    printUrl: text,
  }),
)
const formSchema = object({
  Id: text,
  Name: text,
  Code: text,
  Note: text,
  isDefault: flag,
  base: text,
  size: nullable(text),
  speaks: list(oneOf('vi', 'en')),
})

export const sessionCalls: readonly Call[] = [
  {
    path: 'User/getListPermission',
    about: { answers: rowsOf(permissionSchema) },
    demand: 'signedIn',
    run: listPermissions,
  },
  {
    path: 'User/getPermission',
    about: { query: [askedFor('FuncID', oneOf(...functionIds))], answers: permissionSchema },
    demand: 'signedIn',
    run: onePermission,
  },
  { path: 'User/getConfig', about: { answers: configSchema }, demand: 'signedIn', run: settingsOf },
  {
    path: 'User/LoadListReportTemplate',
    about: { query: [asked('xType', integer)], answers: rowsOf(formSchema) },
    demand: 'signedIn',
    run: listForms,
  },
  {
    path: 'User/signOut',
    about: { answers: oneOf('ok') },
    demand: 'signedIn',
    logs: true,
    withoutSecondFactor: true,
    forPeople: true,
    run: signOut,
  },
]
