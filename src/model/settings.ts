/**
 * The tenant's configuration (contract system §5). Each setting is described once: what it may be, what counts when
 * nothing was said, where it is set, which right that asks for, and which changes are worth a warning. Names are the
 * wire's. Its texts are `setting.<name>`, `settingHelp.<name>`, `setting.<name>.<choice>` and `settingDanger.<name>.<case>`.
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
  type Field,
  type Narrow,
} from './field.ts'
import type { FunctionId, RightFlag } from './right.ts'

export interface VatPeriod {
  from: string
  to: string
  base: number
  rate: number
}
export interface Numbering {
  prefix?: string
  digits?: number
  reset?: 'none' | 'yearly' | 'monthly'
}
/** How one kind of document is numbered. */
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
export interface Parcel {
  weight: number
  length: number
  width: number
  height: number
}

/** Where a setting is found on the pages of the configuration, in their order. */
export const settingSections = [
  'company',
  'printHead',
  'numbers',
  'stock',
  'sales',
  'debt',
  'numbering',
  'lock',
] as const
export type SettingSection = (typeof settingSections)[number]

export interface Setting<T = unknown> {
  field: Field
  standard: T
  section: SettingSection
  /** Beside U of Config. */
  right?: readonly [FunctionId, RightFlag]
  /** Which warning a change deserves, null for none. */
  danger?(from: T, to: T): string | null
}

type More<T> = Omit<Setting<T>, 'field' | 'standard' | 'section'>
const setting = <T>(field: Field, standard: T, more: More<T> = {}): Setting<T> => ({
  field,
  standard,
  section: 'company',
  ...more,
})

/** Labels follow from the names: see `placed`. */
const named = { label: '' }
const words = (max = 250, standard = '') => setting<string>(text({ ...named, max }), standard)
const mark = (standard: boolean, more?: More<boolean>) => setting<boolean>(flag(named), standard, more)
const oneOf = <const V extends number | string>(values: readonly V[], standard: V, more?: More<V>) =>
  setting<V>(
    choice<V>()({ ...named, required: true, choices: values.map((value) => ({ value, label: '' })) }),
    standard,
    more,
  )
const dayOf = (more?: More<Day | ''>) => setting<Day | ''>(day(named), '', more)
const record = (of: string, narrow: Narrow = {}) => setting<string>(ref(of)({ ...named, narrow }), '')

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

/** Gives each its section, and the labels that follow from its name. */
const placed = <S extends Readonly<Record<string, Setting>>>(section: SettingSection, some: S): S =>
  Object.fromEntries(
    Object.entries(some).map(([name, one]) => {
      const choices = one.field.choices?.map(({ value }) => ({ value, label: `setting.${name}.${value}` }))
      return [name, { ...one, section, field: { ...one.field, label: `setting.${name}`, ...(choices && { choices }) } }]
    }),
  ) as unknown as S

/** A logo written out as text, of 1 MB at most. */
const logoText = 1_500_000

export const settings = {
  ...placed('company', {
    companyName: words(),
    companyNameEn: words(),
    MST: words(50),
    companyAddress: words(500),
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
    LinkLogo: words(logoText),
    b_ShowLogo: mark(true),
    b_ShowName: mark(true),
    b_ShowAdd: mark(true),
    b_ShowPhoneFax: mark(true),
    b_ShowEmailWeb: mark(true),
    accountingRegime: oneOf(['TT99', 'TT133', 'TT58'], 'TT99'),
    wordsThousand: oneOf(['nghìn', 'ngàn'], 'nghìn'),
    wordsOdd: oneOf(['linh', 'lẻ'], 'linh'),
    wordsEven: oneOf(['never', 'always', 'thousand'], 'never'),
  }),
  ...placed('numbers', {
    i_FormatCur: oneOf(numberOfDecimals, 0),
    i_FormatNum: oneOf(numberOfDecimals, 2),
    baseCurrency: words(50, 'VND'),
    timeZone: words(100, 'Asia/Ho_Chi_Minh'),
    openingDate: dayOf(),
  }),
  ...placed('stock', {
    negativeStock: oneOf([0, 1, 2], 0, { danger: (_, to) => (to === 0 ? null : 'allow') }),
    vatInCost: mark(false, { danger: () => 'change' }),
    defaultStoreId: record('store'),
  }),
  ...placed('sales', {
    belowCostMode: oneOf([0, 1, 2], 0),
    vatPeriods: setting<readonly VatPeriod[]>(records(vatPeriod)(named), [
      { from: '2025-07-01', to: '2026-12-31', base: 10, rate: 8 },
    ]),
    quoteValidDays: setting<number>(integer(named), 30),
    defaultParcel: setting<Parcel>(object(parcel)(named), { weight: 500, length: 20, width: 15, height: 10 }),
  }),
  ...placed('debt', {
    creditLimitMode: oneOf([0, 1, 2], 1),
    negativeFund: mark(true),
    defaultCashFundId: record('fund', { kind: 'cash' }),
    defaultBankFundId: record('fund', { kind: 'bank' }),
  }),
  ...placed('numbering', {
    // By module; which there are, only the registry knows.
    numbering: setting<Readonly<Record<string, Numbering>>>(object({})(named), {}),
  }),
  ...placed('lock', {
    lockDate: dayOf({ right: ['LockPeriod', 'U'], danger: (from, to) => (to && to > from ? 'close' : 'open') }),
  }),
}

export type SettingName = keyof typeof settings
export type Settings = { [K in SettingName]: (typeof settings)[K] extends Setting<infer T> ? T : never }
export const settingNames = Object.keys(settings) as SettingName[]

/** Digits of a running number where nothing else is configured. */
export const numberDigits = 6

export const defaultSettings = Object.fromEntries(
  Object.entries(settings).map(([name, { standard }]) => [name, standard]),
) as Settings

/** What a new tenant begins with where that is not what counts when nothing is said: older ones keep what they had. */
export const newTenantSettings = { belowCostMode: 1 } as const satisfies Partial<Settings>
