/**
 * One word for each thing (docs/glossary.md): what is forbidden here says something that has a word already. Titles,
 * headings and labels that the contract spells stay as it spells them; they are named, so that no other text follows them.
 */
import { expect, it } from 'vitest'
import * as call from './areas/call.ts'
import * as login from './areas/login.ts'
import * as protect from './areas/protect.ts'
import * as recover from './areas/recover.ts'
import { catalogues } from './catalogues.server.ts'
import type { Words } from './fill.ts'

interface Forbidden {
  /** The word of the program. */
  say: string
  not: RegExp
  /** Texts of the contract. */
  but?: readonly string[]
}

const english: readonly Forbidden[] = [
  {
    say: 'partner',
    not: /\bobjects?\b/i,
    but: [
      'function.Customer',
      'partner',
      'partnerGroup',
      'partnerGroup.list',
      'field.object',
      'contact.partner',
      'unreadable.object',
    ],
  },
  {
    say: 'partner, customer, supplier',
    not: /\b(?:vendors?|clients?|counterpart(?:y|ies))\b/i,
    but: ['carrier.clientSource'],
  },
  {
    say: 'carrier',
    not: /\b(?:transporters?|couriers?|forwarders?)\b/i,
    but: ['function.Carrier', 'carrier', 'carrier.list'],
  },
  { say: 'tax authority', not: /\btax (?:office|department|agency)\b/i },
  { say: 'store', not: /\b(?:warehouses?|depots?)\b/i },
  { say: 'goods, product', not: /\b(?:articles?|merchandise|skus?)\b(?! 10\))/i },
  { say: 'product branch', not: /\b(?:line of business|product (?:departments?|lines?))\b/i },
  { say: 'fund', not: /\bcash ?boxe?s?\b|\bwallets?\b/i },
  { say: 'other stock-in, other stock-out', not: /\bother (?:imports?|exports?|issues?)\b(?! methods?)/i },
  { say: 'print template', not: /\bprint forms?\b/i, but: ['formUnknown'] },
  { say: 'System › Config', not: /(?:Settings|Configuration) ›/ },
  { say: 'e-mail', not: /\bemails?\b/i },
  { say: 'bar code', not: /\bbarcodes?\b/i },
  { say: 'sign in', not: /\blog(?:ged|ging)?[ -]?in\b/i },
  { say: 'discard', not: /\bthrow(?:n|s)?\b|\bDrop (?:this|the)\b/i },
  { say: 'automatically', not: /\bby itself\b/i },
  { say: 'anyway', not: /\ball the same\b/i },
  { say: 'continue', not: /\bgo(?:es)? on\b/i },
  { say: 'collapse, expand', not: /\b(?:un)?fold(?:ed)?\b/i },
  { say: 'to review', not: /\bto (?:be looked|look) at\b/i },
  { say: 'skip, remove', not: /\bleave out\b/i },
  { say: 'upload', not: /\btransferr(?:ed|ing)\b.*\bfiles?\b|\bfiles? not transferred\b/i },
]

const vietnamese: readonly Forbidden[] = [
  { say: 'đối tượng', not: /đối tác/iu, but: ['carrier.clientSource'] },
  { say: 'hàng hóa, mặt hàng', not: /sản phẩm/iu },
  { say: 'chọn cột', not: /ghép (?:\{n\}\/\{all\} )?cột/iu },
  { say: 'nhà vận chuyển', not: /đơn vị vận chuyển|hãng vận chuyển|bên vận chuyển/iu },
  { say: 'kho hàng', not: /nhà kho/iu },
  { say: 'hóa, hòa, hủy (old place of the mark)', not: /hoá(?![nt])|hoà(?!n)|huỷ|thuỷ|toà(?!n)/iu },
  { say: 'công nợ, nợ', not: /dư nợ/iu },
]

const vi = { ...catalogues.vi, ...call.vi, ...login.vi, ...protect.vi, ...recover.vi } as Words
const en = { ...catalogues.en, ...call.en, ...login.en, ...protect.en, ...recover.en } as Words
/** Without names of values, and what stands between backticks: names of calls and keys. */
const said = (text: string): string => text.replace(/`[^`]*`/g, ' ')

const found = (words: Words, { not, but = [] }: Forbidden): string[] =>
  Object.entries(words)
    .filter(([key, text]) => !but.includes(key) && not.test(said(text)))
    .map(([key, text]) => `${key}: ${text.slice(0, 120)}`)

it.each(english.map((one) => [one.say, one] as const))('English says %s', (_, one) =>
  expect(found(en, one)).toEqual([]),
)
it.each(vietnamese.map((one) => [one.say, one] as const))('Vietnamese says %s', (_, one) =>
  expect(found(vi, one)).toEqual([]),
)
it('excepts no text that says the usual word', () => {
  const idle = [...english.map((one) => [en, one] as const), ...vietnamese.map((one) => [vi, one] as const)].flatMap(
    ([words, { not, but = [] }]) => but.filter((key) => !not.test(said(words[key] ?? ''))),
  )
  expect(idle).toEqual([])
})
