/**
 * The settings (contract system §5) and their defaults. Names are those of the wire. Their possible values and
 * sections are in `settings.ts`, which only the server and the configuration pages load.
 */
import type { Day } from '#kernel/day.ts'

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
export interface Parcel {
  weight: number
  length: number
  width: number
  height: number
}

/** Settings with a fixed set of values name it in the type argument; for others the type is inferred. */
const one = <T>(value: T): T => value

export const defaultSettings = {
  LinkLogo: '',
  companyName: '',
  companyNameEn: '',
  MST: '',
  companyAddress: '',
  companyProvinceId: '',
  companyVillageId: '',
  companyPhone: '',
  companyFax: '',
  companyEmail: '',
  companyWebsite: '',
  representative: '',
  chiefAccountant: '',
  treasurer: '',
  storekeeper: '',

  b_ShowLogo: true,
  b_ShowName: true,
  b_ShowAdd: true,
  b_ShowPhoneFax: true,
  b_ShowEmailWeb: true,
  accountingRegime: one<'TT99' | 'TT133' | 'TT58'>('TT99'),
  wordsThousand: one<'nghìn' | 'ngàn'>('nghìn'),
  wordsOdd: one<'linh' | 'lẻ'>('linh'),
  wordsEven: one<'never' | 'always' | 'thousand'>('never'),
  labelTracking: true,

  i_FormatCur: one<0 | 1 | 2 | 3 | 4>(0),
  i_FormatNum: one<0 | 1 | 2 | 3 | 4>(2),
  baseCurrency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  openingDate: one<Day | ''>(''),

  negativeStock: one<0 | 1 | 2>(0),
  vatInCost: false,
  defaultStoreId: '',

  belowCostMode: one<0 | 1 | 2>(0),
  vatPeriods: one<readonly VatPeriod[]>([{ from: '2025-07-01', to: '2026-12-31', base: 10, rate: 8 }]),
  defaultVat: one<number | null>(10),
  quoteValidDays: 30,
  roundTotal: one<0 | 500 | 1000>(0),
  defaultParcel: one<Parcel>({ weight: 500, length: 20, width: 15, height: 10 }),

  creditLimitMode: one<0 | 1 | 2>(1),
  negativeFund: one<0 | 1 | 2>(2),
  defaultCashFundId: '',
  defaultBankFundId: '',

  numbering: one<Readonly<Record<string, Numbering>>>({}),
  lockDate: one<Day | ''>(''),
}
export type Settings = typeof defaultSettings
export type SettingName = keyof Settings
