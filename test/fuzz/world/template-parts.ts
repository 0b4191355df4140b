/** What a person would send to the calls of print templates. */
import { first, type Part, type Parts } from './parts.ts'

const content = '<p>{{NumberID}}</p><p data-each="lines">{{Qty|quantity}}</p>'
const file = (code: string): string =>
  Buffer.from(
    JSON.stringify({ kind: 'vua.printTemplates', version: 1, forms: [{ Code: code, Name: code, xType: 5, content }] }),
  ).toString('base64')

export const templateParts: Readonly<Record<string, Parts>> = {
  'ApiPrintTemplate/getlist': (): Part[] => [{}, { query: { xType: '5', active: '1', KeySearch: 'bill' } }],
  'ApiPrintTemplate/getInfo': (set) => [{ query: { s_ID: first(set, 'printTemplate') } }],
  'ApiPrintTemplate/UpdateDB': (set) => [
    { body: { ...set.bodies['printTemplate'], Code: 'NEW-FORM', defaultStores: [first(set, 'store')] } },
    { body: { ...set.bodies['printTemplate'], s_ID: first(set, 'printTemplate') } },
  ],
  'ApiPrintTemplate/DeleteDB': (set) => [{ body: [first(set, 'printTemplate')] }],
  'ApiPrintTemplate/Restore': (set) => [{ body: { s_ID: first(set, 'printTemplate') } }, { body: { Code: 'BAOGIA' } }],
  'ApiPrintTemplate/Check': () => [{ body: { content, xType: 5 } }],
  'ApiPrintTemplate/getTokens': () => [{ query: { xType: '5' } }],
  'ApiPrintTemplate/getSample': (set): Part[] => [
    { query: { xType: '5' } },
    { query: { Code: 'HOADONBANHANG', s_ID: first(set, 'salesBill') } },
  ],
  'ApiPrintTemplate/ExportFile': (set) => [{ body: { ids: [first(set, 'printTemplate')] } }],
  'ApiPrintTemplate/ImportFile': () => [{ body: { fileName: 'a.json', fileToBytes: file('IMPORTED'), replace: true } }],
  'print-form': () => [{ query: { code: 'HOADONBANHANG' } }],
}
