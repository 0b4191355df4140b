/** The tenant's configuration (contract system §5), as rules see it. Wire names are the keys themselves. */
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

export interface Settings {
  i_FormatCur: number
  i_FormatNum: number
  b_ShowLogo: boolean
  b_ShowName: boolean
  b_ShowAdd: boolean
  b_ShowPhoneFax: boolean
  b_ShowEmailWeb: boolean
  LinkLogo: string
  companyName: string
  companyNameEn: string
  MST: string
  companyAddress: string
  companyPhone: string
  companyFax: string
  companyEmail: string
  companyWebsite: string
  representative: string
  chiefAccountant: string
  treasurer: string
  storekeeper: string
  baseCurrency: string
  timeZone: string
  openingDate: Day | ''
  lockDate: Day | ''
  negativeStock: 0 | 1 | 2
  negativeFund: boolean
  creditLimitMode: 0 | 1 | 2
  belowCostMode: 0 | 1 | 2
  vatInCost: boolean
  vatPeriods: readonly VatPeriod[]
  numbering: Readonly<Record<string, Numbering>>
  wordsThousand: 'nghìn' | 'ngàn'
  wordsOdd: 'linh' | 'lẻ'
  wordsEven: 'never' | 'always' | 'thousand'
  accountingRegime: 'TT99' | 'TT133' | 'TT58'
  quoteValidDays: number
  defaultParcel: { weight: number; length: number; width: number; height: number }
  defaultStoreId: string
  defaultCashFundId: string
  defaultBankFundId: string
}

/** Digits of a running number where nothing else is configured. */
export const numberDigits = 6

export const defaultSettings: Settings = {
  i_FormatCur: 0,
  i_FormatNum: 2,
  b_ShowLogo: true,
  b_ShowName: true,
  b_ShowAdd: true,
  b_ShowPhoneFax: true,
  b_ShowEmailWeb: true,
  LinkLogo: '',
  companyName: '',
  companyNameEn: '',
  MST: '',
  companyAddress: '',
  companyPhone: '',
  companyFax: '',
  companyEmail: '',
  companyWebsite: '',
  representative: '',
  chiefAccountant: '',
  treasurer: '',
  storekeeper: '',
  baseCurrency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  openingDate: '',
  lockDate: '',
  negativeStock: 0,
  negativeFund: true,
  creditLimitMode: 1,
  belowCostMode: 0,
  vatInCost: false,
  vatPeriods: [{ from: '2025-07-01', to: '2026-12-31', base: 10, rate: 8 }],
  numbering: {},
  wordsThousand: 'nghìn',
  wordsOdd: 'linh',
  wordsEven: 'never',
  accountingRegime: 'TT99',
  quoteValidDays: 30,
  defaultParcel: { weight: 500, length: 20, width: 15, height: 10 },
  defaultStoreId: '',
  defaultCashFundId: '',
  defaultBankFundId: '',
}

/** What a new tenant begins with where that is not what counts when nothing is said: older ones keep what they had. */
export const newTenantSettings = { belowCostMode: 1 } as const satisfies Partial<Settings>
