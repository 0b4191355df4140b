/** The configuration as one record: its version, the place of every problem, warnings that may be passed, rights. */
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { settingNames, settings, settingSections, type Setting } from '#model/settings.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { createTestApp, type Anything } from '../../support/app.ts'
import { userWith } from '../../support/users.ts'

const test = await createTestApp()
let admin = ''
beforeAll(async () => {
  await test.makeTenant('minhtam')
  admin = await test.signIn('minhtam')
})

const read = async (token = admin) => (await test.call('ApiConfig', 'getInfo', null, { token })).body.Data as Anything
const save = async (body: object, token = admin) =>
  (await test.call('ApiConfig', 'UpdateDB', body, { token })).body.Data as Anything
const told = (answer: Anything): [string, string][] =>
  (answer.errors ?? []).map((one: Anything) => [one.path, one.code])

describe('the configuration as one record', () => {
  it('tells the company’s own choices and a version; only what is sent changes', async () => {
    const before = await read()
    expect(before).toMatchObject({ companyName: 'Công ty minhtam', negativeStock: 0, defaultStoreId: '' })
    expect(before.numbering.Order).toEqual({ prefix: 'BH', digits: 6, reset: 'none' })
    const { version } = before
    expect(await save({ negativeStock: 1, version })).toEqual({ Description: 'ok', version: version + 1 })
    expect(await read()).toMatchObject({ companyName: 'Công ty minhtam', negativeStock: 1, version: version + 1 })
    // null is the way back to the standard.
    expect((await save({ negativeStock: null, version: version + 1 })).Description).toBe('ok')
    expect((await read()).negativeStock).toBe(0)
  })

  it('is refused when somebody else has saved meanwhile, whoever of them used which call', async () => {
    const { version } = await read()
    await test.call('User', 'SaveConfig', { companyPhone: '028 1' }, { token: admin })
    const refused = await save({ companyPhone: '028 2', version })
    expect(told(refused)).toEqual([['', 'stale']])
    expect(refused.version).toBe(version + 1)
    expect((await read()).companyPhone).toBe('028 1')
    expect((await save({ companyPhone: '028 2', version: version + 1 })).Description).toBe('ok')
  })

  it('places every problem at its setting, and saves nothing', async () => {
    const refused = await save({
      companyFax: '99',
      companyEmail: 'x',
      i_FormatCur: 7,
      vatPeriods: [
        { from: '2025-07-01', to: '2026-12-31', base: 10, rate: 8 },
        { from: '2027-02-01', to: '2027-01-01', base: 10, rate: 8 },
      ],
      numbering: { Order: { prefix: 'A B', digits: 9 } },
    })
    expect(Object.fromEntries(told(refused))).toEqual({
      companyEmail: 'emailInvalid',
      i_FormatCur: 'invalid',
      'numbering.Order.digits': 'outOfRange',
      'numbering.Order.prefix': 'invalid',
      'vatPeriods.1.to': 'invalid',
    })
    expect(refused.errors.map((one: Anything) => one.message)).toContain('Số chữ số vượt giới hạn cho phép')
    expect((await read()).companyFax).toBe('')
  })

  it('asks about a tax code with a wrong check digit, and takes it when that was meant', async () => {
    const { version } = await read()
    const asked = await save({ MST: '0100109107', version })
    expect(told(asked)).toEqual([['MST', 'taxIdCheck']])
    expect(asked.confirm).toEqual(['taxIdCheck'])
    expect((await save({ MST: '0100109107', version, confirm: ['taxIdCheck'] })).Description).toBe('ok')
    expect((await save({ MST: '0100109106-001' })).Description).toBe('ok')
    // The call of the specification knows no questions.
    expect((await test.call('User', 'SaveConfig', { MST: '0100109107' }, { token: admin })).body.Data).toBe('ok')
  })

  it('is read with R, changed with U, and the lock date with a right of its own', async () => {
    const reader = await userWith(test, { Config: { R: true } })
    expect((await read(reader)).companyName).toBe('Công ty minhtam')
    expect((await test.call('ApiConfig', 'UpdateDB', { companyFax: '1' }, { token: reader })).status).toBe(403)
    const writer = await userWith(test, { Config: { R: true, U: true } })
    expect((await save({ companyFax: '1' }, writer)).Description).toBe('ok')
    expect((await test.call('ApiConfig', 'UpdateDB', { lockDate: '2026-01-31' }, { token: writer })).status).toBe(403)
    const clerk = await userWith(test, { Order: { R: true } })
    expect((await test.call('ApiConfig', 'getInfo', null, { token: clerk })).status).toBe(403)
  })
})

/** Values a change may go between, by the kind of the setting. */
const samples = ({ field }: Setting, standard: unknown): unknown[] =>
  field.kind === 'choice'
    ? (field.choices ?? []).map((one) => one.value)
    : field.kind === 'flag'
      ? [true, false]
      : field.kind === 'day'
        ? ['', '2026-01-31', '2026-02-28']
        : [standard, 'x']

it('every setting says what it is, what it does, and what a dangerous change brings about', () => {
  const keys = [
    ...settingSections.flatMap((section) => [`settingSection.${section}`, `settingSectionHint.${section}`]),
    ...settingNames.flatMap((name) => {
      const one = settings[name] as Setting
      const dangers = samples(one, defaultSettings[name]).flatMap((from) =>
        samples(one, defaultSettings[name]).flatMap((to) => (from === to ? [] : [one.danger?.(from, to)])),
      )
      return [
        `setting.${name}`,
        `settingHelp.${name}`,
        ...(one.field.choices ?? []).map((choice) => choice.label),
        ...dangers.flatMap((danger) => (danger ? [`settingDanger.${name}.${danger}`] : [])),
      ]
    }),
  ]
  expect(keys.filter((key) => key.startsWith('settingDanger')).length).toBeGreaterThan(10)
  for (const words of [catalogues.vi, catalogues.en]) expect(keys.filter((key) => !(key in words))).toEqual([])
})
