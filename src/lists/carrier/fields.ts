import { carrierAdapters, feePayers, type CarrierAdapter } from '#model/carrier.ts'
import { choice, files, flag, money, object, records, secret, text } from '#model/field.ts'
import { feeActive, feeFields } from '../_shared/fee-fields.ts'
import { codeField, nameField } from '../_shared/parts.ts'

const environments = ['production', 'sandbox'] as const

const shiftFields = {
  name: nameField('carrier.shift'),
  fromTime: text({ label: 'carrier.fromTime', max: 5, required: true }),
  toTime: text({ label: 'carrier.toTime', max: 5, required: true }),
}
const paymentOptionFields = {
  code: text({ label: 'record.code', wire: 'Code', max: 50, required: true, missing: 'noCode' }),
  name: nameField('carrier.paymentOption'),
  feePayer: choice()({ label: 'carrier.feePayer', choices: feePayers, required: true }),
  collectGoods: flag({ label: 'carrier.collectGoods' }),
}
const deliveryNoteFields = {
  code: text({ label: 'record.code', wire: 'Code', max: 50, required: true, missing: 'noCode' }),
  name: nameField('carrier.deliveryNote'),
}

/** What only some adapters ask for (`carrierSettingNames`). */
const settingFields = {
  shopId: text({ label: 'carrier.shopId', max: 50, beside: true }),
  clientSource: text({ label: 'carrier.clientSource', max: 100 }),
  username: text({ label: 'carrier.username', max: 250 }),
  webhookSecret: secret({ label: 'carrier.webhookSecret' }),
}

export const carrierFields = {
  code: codeField('record.code'),
  name: nameField('carrier.name'),
  phone: text({ label: 'carrier.phone', max: 50 }),
  website: text({ label: 'carrier.website', max: 250 }),
  trackingUrl: text({ label: 'carrier.trackingUrl', max: 500 }),
  isInternal: flag({ label: 'carrier.isInternal' }),
  adapter: choice<CarrierAdapter>()({
    label: 'carrier.adapter',
    required: true,
    choices: carrierAdapters.map((value) => ({ value, label: `carrier.adapter.${value}` })),
  }),
  environment: choice<(typeof environments)[number]>()({
    label: 'carrier.environment',
    required: true,
    choices: environments.map((value) => ({ value, label: `carrier.environment.${value}` })),
  }),
  token: secret({ label: 'carrier.token', max: 1000 }),
  settings: object(settingFields)({ label: 'carrier.settings' }),
  url: text({ label: 'carrier.url', max: 253 }),
  shifts: records(shiftFields)({ label: 'carrier.shifts', knownBy: 'name', max: 50 }),
  paymentOptions: records(paymentOptionFields)({ label: 'carrier.paymentOptions', knownBy: 'name', max: 50 }),
  deliveryNotes: records(deliveryNoteFields)({ label: 'carrier.deliveryNotes', knownBy: 'name', max: 50 }),
  fees: records({ ...feeFields, active: feeActive })({ label: 'carrier.fees', knownBy: 'province', max: 5000 }),
  codOpening: money({ label: 'carrier.codOpening', sign: 'any' }),
  feeOpening: money({ label: 'carrier.feeOpening', sign: 'any' }),
  attachments: files({ label: 'record.attachments', max: 10 }),
}
