/** Whatever is sent, to whichever field of whichever definition: an answer of the contract, never a fault of the program. */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import { reports } from '#reports/all.ts'
import { wireName, type Fields } from '#model/field.ts'
import { documentHead } from '#wire/document.ts'
import { recordHead } from '#wire/list.ts'
import { createTestApp, type TestApp } from '../../support/app.ts'
import { bodiesOf, bodiesWith, shown, unknownId, values, wrongIn, type Body } from '../../support/malformed.ts'
import { everyFourth, inTurn, quarterOf } from '../../support/quarter.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ sendsNonsense: true })
  await test.makeTenant('minhtam')
  await test.signIn('minhtam')
})

/** A body for a call, and the place in it that gets a value. */
interface Sent {
  name: string
  place: string
  body: unknown
}

/** Each quarter sends some values to every place of every call. */
const send = async (module: string, all: readonly Sent[]): Promise<string[]> => {
  const wrong: string[] = []
  for (const { name, body } of quarterOf(all, ({ name, place }) => `${name} ${place}`)) {
    wrong.push(...wrongIn(test, `${module}/${name} ${shown(body)}`, await test.call(module, name, body)))
  }
  return wrong
}

/** Calls that read their body alike. */
const listing = ['DeleteDB', 'Huy', 'Hoantac', 'getConsequences']
const saving = ['UpdateDB', 'getSaveConsequences']

const envelope = ['s_ID', 'version', 'requestId', 'confirm', 'clientTotal', 'draft', 'lines']
const over = (name: string, base: object, bodies: readonly Body[]): Sent[] =>
  bodies.map(([place, body]) => ({ name, place: `${Object.keys(base).join()}.${place}`, body: { ...base, ...body } }))
/** A call that takes many, given something else: a value, a list of it, and a list of it as an id. */
const asMany = (name: string, value: unknown): Sent[] =>
  [value, [value], [{ s_ID: value }]].map((body, index) => ({ name, place: `many ${index}`, body }))

describe.each(documents.map((definition, at) => [definition.wire.module, definition, at] as const))(
  'document %s',
  (module, definition, at) => {
    const { fields, lines } = definition.shape as { fields: Fields; lines: Fields }
    const head: Fields = { ...documentHead, ...fields }

    it('takes any value in any place', async () => {
      const all = everyFourth(values, at).flatMap((value, turn) => [
        ...inTurn(saving, turn).flatMap((name) => over(name, {}, bodiesOf(envelope, value))),
        // A draft is kept with less than a posted document needs: values get as far as the tables.
        ...over('UpdateDB', { draft: true }, bodiesWith(head, value)),
        ...bodiesWith(lines, value).map(([place, line]) => ({
          name: 'UpdateDB',
          place: `lines.${place}`,
          body: { draft: true, lines: [line] },
        })),
      ])
      expect(await send(module, all)).toEqual([])
    })

    it('takes any body in the calls that take many', async () => {
      const bulk = definition.bulk.map((name) => wireName(name, head[name]!))
      const all = everyFourth(values, at).flatMap((value, turn) => [
        ...[listing, saving, ['UpdateList'], ['ImportList']].flatMap((names) =>
          inTurn(names, turn).flatMap((name) => asMany(name, value)),
        ),
        ...bulk.map((field) => ({ name: 'UpdateList', place: field, body: [{ s_ID: unknownId, [field]: value }] })),
      ])
      expect(await send(module, all)).toEqual([])
    })
  },
)

describe.each(lists.map((definition, at) => [definition.wire.module, definition, at] as const))(
  'list %s',
  (module, definition, at) => {
    it('takes any value in any place', async () => {
      const fields: Fields = { ...recordHead, ...(definition.fields as Fields) }
      const all = everyFourth(values, at).flatMap((value) => [
        ...over('UpdateDB', { Name: 'Thử' }, [...bodiesOf(envelope, value), ...bodiesWith(fields, value)]),
        ...['DeleteDB', 'UpdateList', 'ImportList'].flatMap((name) => asMany(name, value)),
      ])
      expect(await send(module, all)).toEqual([])
    })
  },
)

const asQuery = (body: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).map(([wire, value]) => [
      wire,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  )

describe.each(reports.map((definition, at) => [definition.wire.path, definition, at] as const))(
  'report %s',
  (path, definition, at) => {
    it('takes any value for any condition', async () => {
      const [module, name] = path.split('/') as [string, string]
      const names = Object.entries(definition.params as Fields).map(([own, field]) => wireName(own, field))
      const wrong: string[] = []
      const bodies = quarterOf(
        everyFourth(values, at).flatMap((value) => bodiesOf(names, value)),
        ([place]) => place,
      )
      for (const [place, body] of bodies) {
        const inBody = definition.wire.params === 'body'
        const answer = inBody
          ? await test.call(module, name, body)
          : await test.call(module, name, null, { query: asQuery(body) })
        wrong.push(...wrongIn(test, `${path} ${place} ${shown(body)}`, answer))
      }
      expect(wrong).toEqual([])
    })
  },
)

const settings = [
  'i_FormatCur',
  'b_ShowLogo',
  'LinkLogo',
  'companyName',
  'baseCurrency',
  'timeZone',
  'openingDate',
  'lockDate',
  'negativeStock',
  'vatPeriods',
  'numbering',
  'defaultParcel',
  'quoteValidDays',
  'defaultStoreId',
  'defaultBankFundId',
]
const user = [
  's_ID',
  'version',
  'UserName',
  'password',
  'employeeId',
  'groupId',
  'email',
  'isAdmin',
  'defaultStoreId',
  'active',
  'language',
]

describe('the calls without a definition', () => {
  it.each([
    ['User', 'SaveConfig', settings],
    ['User', 'SaveGridFormat', ['gridId', 'forAll', 'layout']],
    ['User', 'DeleteGridFormat', ['gridId', 'forAll']],
    ['User', 'SaveGridView', ['gridId', 'id', 'name', 'query', 'layout', 'forAll']],
    ['User', 'DeleteGridView', ['gridId', 'id']],
    ['User', 'forgotPassword', ['email']],
    ['User', 'resetPassword', ['code', 'newPassword']],
    ['User', 'changePassword', ['oldPassword', 'newPassword']],
    ['ApiListUser', 'UpdateDB', user],
    ['ApiListUser', 'DeleteDB', []],
    ['ApiGroupUser', 'UpdateDB', ['s_ID', 'version', 'Code', 'Name', 'note', 'permissions']],
    ['ApiGroupUser', 'DeleteDB', []],
    [
      'ApiPrintTemplate',
      'UpdateDB',
      [
        's_ID',
        'version',
        'Code',
        'Name',
        'xType',
        'base',
        'content',
        'size',
        'pageWidth',
        'isDefault',
        'defaultStores',
      ],
    ],
    ['ApiPrintTemplate', 'DeleteDB', []],
    ['ApiPrintTemplate', 'Restore', ['s_ID', 'Code']],
    ['ApiPrintTemplate', 'Check', ['content', 'xType', 'Code', 'base']],
    ['ApiPrintTemplate', 'ExportFile', ['ids']],
    ['ApiPrintTemplate', 'ImportFile', ['fileName', 'fileToBytes', 'dryRun', 'replace']],
  ])('%s/%s takes any body', async (module, name, keys) => {
    const all = values.flatMap((value) => [...asMany(name, value), ...over(name, {}, bodiesOf(keys, value))])
    expect(await send(module, all)).toEqual([])
  })

  it('sign-in takes any form', async () => {
    await expect(test.signIn('minhtam')).resolves.toBeTruthy()
    const forms = [
      '',
      'null',
      'username',
      'username=&password=',
      'username=a%00b&password=%ff',
      `username=${'x'.repeat(100_000)}&password=y`,
      '{"username":5}',
      'username[]=a&password=b',
      '%',
    ]
    for (const payload of forms) {
      const headers = { 'x-tenant': 'minhtam', 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await test.app.inject({ method: 'POST', url: '/api/authtoken', headers, payload })
      expect([payload.slice(0, 40), answer.statusCode, typeof answer.json<{ error: string }>().error]).toEqual([
        payload.slice(0, 40),
        400,
        'string',
      ])
    }
  })
})
