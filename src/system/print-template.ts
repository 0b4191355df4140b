/** Print templates: the forms of a tenant, delivered ones and its own (contract system §6). */
import { choice, flag, integer, quantity, refs, text, type Fields } from '#model/field.ts'
import type { RowList } from '#model/row-list.ts'

/** The types of forms, which are the addresses of their pages. */
export const templateTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
/** The type of forms whose documents have no number of their own: only forms of one document replace each other. */
export const sharedType = 13

const templateSizes = ['A4', 'A5', 'A6', 'K80', 'K58', 'Letter'] as const
const templateOrientations = ['portrait', 'landscape'] as const

/** In characters; what the language of forms reads at most. */
export const longestTemplate = 200_000
export const codePattern = /^[A-Za-z0-9_-]{1,40}$/

const typeChoices = templateTypes.map((value) => ({ value, label: `template.type.${value}` }))

export const templateFields = {
  code: text({ label: 'template.code', wire: 'Code', max: 40, required: true, missing: 'noCode' }),
  name: text({ label: 'template.name', wire: 'Name', max: 250, required: true, missing: 'noName' }),
  xType: choice()({ label: 'template.type', choices: typeChoices, required: true }),
  base: text({ label: 'template.base', max: 40 }),
  content: text({ label: 'template.content', max: longestTemplate, multiline: true, required: true }),
  size: choice<string>()({
    label: 'template.size',
    choices: templateSizes.map((value) => ({ value, label: `template.size.${value}` })),
  }),
  orientation: choice<string>()({
    label: 'template.orientation',
    choices: templateOrientations.map((value) => ({ value, label: `template.orientation.${value}` })),
  }),
  pageWidth: quantity({ label: 'template.pageWidth', sign: 'positive' }),
  pageHeight: quantity({ label: 'template.pageHeight', sign: 'positive' }),
  isDefault: flag({ label: 'template.isDefault' }),
  defaultStores: refs('store')({ label: 'template.defaultStores' }),
  active: flag({ label: 'template.active' }),
  note: text({ label: 'template.note', max: 1000, multiline: true }),
  delivered: flag({ label: 'template.delivered', fact: true }),
  changed: flag({ label: 'template.changed', fact: true }),
  version: integer({ label: 'record.version', fact: true }),
} satisfies Fields

const yesNo = [
  { value: '1', label: 'template.yes' },
  { value: '0', label: 'template.no' },
]

export const templateList: RowList = {
  module: 'ApiPrintTemplate',
  list: 'getlist',
  right: 'PrintTemplate',
  label: 'function.PrintTemplate',
  listTitle: 'template.list',
  columns: [
    { key: 'code', kind: 'code', label: 'template.code', wire: 'Code', width: 180 },
    { key: 'name', kind: 'text', label: 'template.name', wire: 'Name', width: 260 },
    { key: 'xType', kind: 'integer', label: 'template.type', width: 70 },
    { key: 'paper', kind: 'text', label: 'template.paper', width: 130 },
    { key: 'isDefault', kind: 'flag', label: 'template.isDefault', width: 100 },
    { key: 'storeNames', kind: 'text', label: 'template.defaultStores', width: 180 },
    { key: 'delivered', kind: 'flag', label: 'template.delivered', width: 100 },
    { key: 'changed', kind: 'flag', label: 'template.changed', width: 100 },
    { key: 'active', kind: 'flag', label: 'template.active', width: 100 },
    { key: 'note', kind: 'text', label: 'template.note', width: 200 },
  ],
  filters: [
    {
      wire: 'xType',
      label: 'template.type',
      choices: typeChoices.map(({ value, label }) => ({ value: String(value), label })),
    },
    { wire: 'active', label: 'template.active', choices: yesNo },
  ],
  nameField: 'Name',
  dated: false,
}
