/** By whom a tenant issues its invoices (ApiInvoiceConfig): its fields, and what is wrong with a value. */
import { problem, type Problem } from '#kernel/problem.ts'
import { isTaxId, normalTaxId } from '#kernel/tax-id.ts'
import { choice, day, flag, integer, object, records, secret, text, type Fields, type Values } from '#model/field.ts'
import { isTimeOfDay } from '#model/auto-invoices.ts'
import { providerNames, type ProviderName } from '#model/invoice-provider.ts'
import { MOST_NUMBER, seriesPattern } from '#model/invoice-series.ts'

const environments = ['production', 'sandbox'] as const
const autoMoments = ['save', 'endOfDay'] as const

const seriesFields = {
  template: text({ label: 'invoiceConfig.template', wire: 'Mauso', max: 11, required: true }),
  series: text({ label: 'invoiceConfig.series', wire: 'SoHieuHD', max: 6, required: true }),
  fromDate: day({ label: 'invoiceConfig.fromDate' }),
  toDate: day({ label: 'invoiceConfig.toDate' }),
  firstNumber: integer({ label: 'invoiceConfig.firstNumber' }),
  lastNumber: integer({ label: 'invoiceConfig.lastNumber' }),
  note: text({ label: 'invoiceConfig.note', max: 250 }),
  active: flag({ label: 'invoiceConfig.active' }),
} satisfies Fields

/** What only some providers ask for. */
const settingFields = {
  appId: text({ label: 'invoiceConfig.appId', max: 100 }),
  signType: integer({ label: 'invoiceConfig.signType' }),
  serviceUsername: text({ label: 'invoiceConfig.serviceUsername', max: 250 }),
  servicePassword: secret({ label: 'invoiceConfig.servicePassword' }),
} satisfies Fields
type SettingName = keyof typeof settingFields
const settingNames: Readonly<Record<ProviderName, readonly SettingName[]>> = {
  none: [],
  viettel: [],
  misa: ['appId', 'signType'],
  vnpt: ['serviceUsername', 'servicePassword'],
}
/** The fields of `settings` that this provider has. */
export const settingsOf = (provider: ProviderName): Partial<typeof settingFields> =>
  Object.fromEntries(settingNames[provider].map((name) => [name, settingFields[name]]))

export const invoiceConfigFields = {
  provider: choice<ProviderName>()({
    label: 'invoiceConfig.provider',
    required: true,
    choices: providerNames.map((value) => ({ value, label: `invoiceConfig.provider.${value}` })),
  }),
  environment: choice<(typeof environments)[number]>()({
    label: 'invoiceConfig.environment',
    required: true,
    choices: environments.map((value) => ({ value, label: `invoiceConfig.environment.${value}` })),
  }),
  url: text({ label: 'invoiceConfig.url', max: 253 }),
  userName: text({ label: 'invoiceConfig.userName', wire: 'username', max: 250 }),
  password: secret({ label: 'invoiceConfig.password' }),
  settings: object(settingFields)({ label: 'invoiceConfig.settings' }),
  sellerTaxCode: text({ label: 'invoiceConfig.sellerTaxCode', max: 14 }),
  withCode: flag({ label: 'invoiceConfig.withCode' }),
  billDays: integer({ label: 'invoiceConfig.billDays' }),
  autoUpload: flag({ label: 'invoiceConfig.autoUpload' }),
  autoUploadAt: choice<(typeof autoMoments)[number]>()({
    label: 'invoiceConfig.autoUploadAt',
    required: true,
    choices: autoMoments.map((value) => ({ value, label: `invoiceConfig.autoUploadAt.${value}` })),
  }),
  autoUploadTime: text({ label: 'invoiceConfig.autoUploadTime', max: 5 }),
  sendMail: flag({ label: 'invoiceConfig.sendMail' }),
  series: records(seriesFields)({ label: 'invoiceConfig.allSeries', knownBy: 'series' }),
} satisfies Fields

export type SeriesRow = Values<typeof seriesFields> & { lineId: string | null }
export type InvoiceConfigValues = Omit<Values<typeof invoiceConfigFields>, 'password' | 'series' | 'settings'> & {
  series: readonly SeriesRow[]
}

export const blankInvoiceConfig: InvoiceConfigValues = {
  provider: 'none',
  environment: 'production',
  url: '',
  userName: '',
  sellerTaxCode: '',
  withCode: true,
  billDays: 1,
  autoUpload: false,
  autoUploadAt: 'save',
  autoUploadTime: '22:00',
  sendMail: false,
  series: [],
}

/** `1`, or `1/001` where a provider wants more. */
const templatePattern = /^[1-9](?:\/[0-9]{1,9})?$/

const isNumber = (number: number | null): boolean => number === null || (number >= 1 && number <= MOST_NUMBER)

const checkRow = (row: SeriesRow, index: number, all: readonly SeriesRow[]): Problem[] => {
  const at = (name: keyof typeof seriesFields) => `series.${index}.${name}`
  const wrong = (name: keyof typeof seriesFields, message = 'invalid') =>
    problem(at(name), message, { label: seriesFields[name].label })
  const isTwice = all.some((one, other) => other < index && one.template === row.template && one.series === row.series)
  return [
    ...(row.template && !templatePattern.test(row.template) ? [wrong('template')] : []),
    ...(row.series && !seriesPattern.test(row.series)
      ? [problem(at('series'), 'invoiceConfig.seriesInvalid', { series: row.series })]
      : []),
    ...(isTwice
      ? [problem(at('series'), 'invoiceConfig.seriesTwice', { series: `${row.template}${row.series}` })]
      : []),
    ...(row.fromDate && row.toDate && row.toDate < row.fromDate ? [wrong('toDate')] : []),
    ...(isNumber(row.firstNumber) ? [] : [wrong('firstNumber', 'outOfRange')]),
    ...(isNumber(row.lastNumber) ? [] : [wrong('lastNumber', 'outOfRange')]),
    ...(row.lastNumber !== null && row.lastNumber < (row.firstNumber ?? 1) ? [wrong('lastNumber')] : []),
  ]
}

export const checkSeriesRows = (rows: readonly SeriesRow[]): Problem[] => rows.flatMap(checkRow)

/** 1 signs with a token of the user's, 2 at the provider; the others are for invoices that are signed later or not at all. */
const signTypes = [1, 2, 3, 4, 5, 6]
export const checkSignType = (value: unknown): Problem[] =>
  value === null || value === undefined || signTypes.includes(value as number)
    ? []
    : [problem('settings.signType', 'invalid', { label: settingFields.signType.label })]

const MOST_DAYS = 365
export const checkBillDays = (value: unknown): Problem[] =>
  value === null || value === undefined || (Number(value) >= 0 && Number(value) <= MOST_DAYS)
    ? []
    : [problem('billDays', 'outOfRange', { label: invoiceConfigFields.billDays.label })]

export const checkSellerTaxCode = (value: unknown): Problem[] =>
  typeof value !== 'string' || value === '' || isTaxId(normalTaxId(value))
    ? []
    : [problem('sellerTaxCode', 'invoiceConfig.taxIdInvalid')]

export const checkAutoUploadTime = (value: unknown): Problem[] =>
  typeof value !== 'string' || value === '' || isTimeOfDay(value)
    ? []
    : [problem('autoUploadTime', 'invoiceConfig.timeInvalid', { time: value })]
