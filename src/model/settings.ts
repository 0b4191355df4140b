/**
 * The tenant's configuration (contract system §5). Each setting is described once: its possible values, the section
 * and right it belongs to, and which changes need a warning. Defaults are in `standard-settings.ts`, checks of values
 * in `setting-rules.ts`. Names are those of the wire. Texts are `setting.<name>`, `settingHelp.<name>`,
 * `setting.<name>.<choice>` and `settingDanger.<name>.<case>`.
 */
import type { Day } from '#kernel/day.ts'
import {
  choice,
  day,
  flag,
  integer,
  object,
  percent,
  quantity,
  records,
  ref,
  text,
  vat,
  type Field,
  type Narrow,
} from './field.ts'
import type { FunctionId, RightFlag } from './right.ts'
import type { Numbering, Parcel, SettingName, Settings, VatPeriod } from './standard-settings.ts'

/** How the documents of one kind are numbered. */
export const numberingFields = {
  prefix: text({ label: 'setting.numbering.prefix', max: 8 }),
  digits: integer({ label: 'setting.numbering.digits' }),
  reset: choice<NonNullable<Numbering['reset']>>()({
    label: 'setting.numbering.reset',
    choices: (['none', 'yearly', 'monthly'] as const).map((value) => ({
      value,
      label: `setting.numbering.reset.${value}`,
    })),
  }),
}
/** The sections of the configuration pages, in their order. */
export const settingSections = [
  'company',
  'numbers',
  'stock',
  'sales',
  'debt',
  'numbering',
  'lock',
  'printHead',
] as const
export type SettingSection = (typeof settingSections)[number]

export interface Setting<T = unknown> {
  field: Field
  section: SettingSection
  /** Required in addition to U of Config. */
  right?: readonly [FunctionId, RightFlag]
  /** The function the setting belongs to; without that function the setting is not needed. */
  about?: FunctionId
  /** Empty is a value of its own and not the default. */
  keepsEmpty?: true
  /** The default is stored as well where somebody chose it: the guided start asks until then. */
  keepsChosen?: true
  /** The warning to show before a change, null for none. */
  danger?(from: T, to: T): string | null
}

type More<T> = Omit<Setting<T>, 'field' | 'section'>
const setting = <T>(field: Field, more: More<T> = {}): Setting<T> => ({ field, section: 'company', ...more })

/** Labels are derived from the names by `placed`. */
const named = { label: '' }
const words = (max = 250) => setting<string>(text({ ...named, max }))
const mark = (more?: More<boolean>) => setting<boolean>(flag(named), more)
const oneOf = <const V extends number | string>(values: readonly V[], more?: More<V>) =>
  setting<V>(choice<V>()({ ...named, required: true, choices: values.map((value) => ({ value, label: '' })) }), more)
const dayOf = (more?: More<Day | ''>) => setting<Day | ''>(day(named), more)
const record = (of: string, narrow: Narrow = {}) => setting<string>(ref(of)({ ...named, narrow }))

const numberOfDecimals = [0, 1, 2, 3, 4] as const
const parcel = {
  weight: quantity({ label: 'setting.parcelWeight' }),
  length: quantity({ label: 'setting.parcelLength' }),
  width: quantity({ label: 'setting.parcelWidth' }),
  height: quantity({ label: 'setting.parcelHeight' }),
}
const vatPeriod = {
  from: day({ label: 'setting.vatPeriod.from', required: true }),
  to: day({ label: 'setting.vatPeriod.to', required: true }),
  base: percent({ label: 'setting.vatPeriod.base', required: true }),
  rate: percent({ label: 'setting.vatPeriod.rate', required: true }),
}

const fewerDecimals: More<0 | 1 | 2 | 3 | 4> = { danger: (from, to) => (to < from ? 'fewer' : null) }

/** Gives each setting its section, and the labels derived from its name. */
const placed = <S extends Readonly<Record<string, Setting>>>(section: SettingSection, some: S): S =>
  Object.fromEntries(
    Object.entries(some).map(([name, one]) => {
      const choices = one.field.choices?.map(({ value }) => ({ value, label: `setting.${name}.${value}` }))
      return [name, { ...one, section, field: { ...one.field, label: `setting.${name}`, ...(choices && { choices }) } }]
    }),
  ) as unknown as S

/** Enough for a logo of up to 1 MB as a data URL. */
const logoText = 1_500_000

export const settings = {
  ...placed('company', {
    LinkLogo: setting<string>(text({ ...named, max: logoText, picture: true })),
    companyName: words(),
    companyNameEn: words(),
    MST: words(50),
    companyAddress: words(500),
    companyProvinceId: record('province', { scheme: '2' }),
    companyVillageId: record('village', { scheme: '2' }),
    companyPhone: words(50),
    companyFax: words(50),
    companyEmail: words(254),
    companyWebsite: words(),
    representative: words(),
    chiefAccountant: words(),
    treasurer: words(),
    storekeeper: words(),
  }),
  ...placed('printHead', {
    b_ShowLogo: mark(),
    b_ShowName: mark(),
    b_ShowAdd: mark(),
    b_ShowPhoneFax: mark(),
    b_ShowEmailWeb: mark(),
    accountingRegime: oneOf(['TT99', 'TT133', 'TT58']),
    wordsThousand: oneOf(['nghìn', 'ngàn']),
    wordsOdd: oneOf(['linh', 'lẻ']),
    wordsEven: oneOf(['never', 'always', 'thousand']),
    labelTracking: mark({ about: 'Shipping' }),
  }),
  ...placed('numbers', {
    i_FormatCur: oneOf(numberOfDecimals, fewerDecimals),
    i_FormatNum: oneOf(numberOfDecimals, fewerDecimals),
    baseCurrency: setting<string>(text({ ...named, max: 50 }), { danger: () => 'change' }),
    timeZone: setting<string>(text({ ...named, max: 100 }), { danger: () => 'change' }),
    openingDate: dayOf(),
  }),
  ...placed('stock', {
    negativeStock: oneOf([0, 1, 2], { danger: (_, to) => (to === 0 ? null : 'allow') }),
    vatInCost: mark({ danger: () => 'change' }),
    defaultStoreId: record('store'),
  }),
  ...placed('sales', {
    belowCostMode: oneOf([0, 1, 2]),
    vatPeriods: setting<readonly VatPeriod[]>(records(vatPeriod)(named), { danger: () => 'change' }),
    defaultVat: setting<number | null>(vat(named), { keepsEmpty: true, keepsChosen: true }),
    quoteValidDays: setting<number>(integer(named), { about: 'Quote' }),
    roundTotal: oneOf([0, 500, 1000], { about: 'Order' }),
    defaultParcel: setting<Parcel>(object(parcel)(named), { about: 'Shipping' }),
  }),
  ...placed('debt', {
    creditLimitMode: oneOf([0, 1, 2]),
    negativeFund: oneOf([0, 1, 2], { danger: (_, to) => (to === 2 ? 'allow' : null) }),
    defaultCashFundId: record('fund', { kind: 'cash' }),
    defaultBankFundId: record('fund', { kind: 'bank' }),
  }),
  ...placed('numbering', {
    // By module; only the registry knows which modules there are.
    numbering: setting<Readonly<Record<string, Numbering>>>(object({})(named), { danger: () => 'change' }),
  }),
  ...placed('lock', {
    lockDate: dayOf({ right: ['LockPeriod', 'U'], danger: (from, to) => (to && to > from ? 'close' : 'open') }),
  }),
} satisfies Readonly<Record<SettingName, Setting>>

export const settingNames = Object.keys(settings) as SettingName[]

/** Digits of a running number unless configured otherwise. */
export const numberDigits = 6

/** Settings of new tenants that differ from the defaults; existing tenants keep the defaults. */
export const newTenantSettings = { belowCostMode: 1, negativeFund: 1 } as const satisfies Partial<Settings>
