/**
 * What the law says of an invoice that turns out to be wrong, as rows with their days: what may be done, by which text,
 * with which paper. The day on which it is put right decides; invoices of earlier law are put right by that of today
 * (TT 91/2026, article 24.2). `isRead`: read in the text itself; the other rows are general knowledge, which an
 * accountant should confirm before an old date is relied on.
 */

/** What is wrong with it, or what became of the sale. */
export const mistakes = ['buyer', 'words', 'taxCode', 'amounts', 'content', 'returned', 'discount'] as const
export type Mistake = (typeof mistakes)[number]

/** Cancelling it, an invoice in its place or beside it, the notice 04/SS-HĐĐT alone. */
export const wayNames = ['notice', 'replace', 'adjust', 'cancel'] as const
export type WayName = (typeof wayNames)[number]

/** What must be there beside the invoice: agreed in writing, told to the buyer, either if the two wish it, or the form 04/SS. */
export type Paper = 'agreement' | 'told' | 'ifWished' | 'form'

export interface Period {
  /** First and last day. */
  from: string
  to: string | null
  decree: string
  circular: string
  /** True if the other side must agree, or know, before an invoice corrects another. */
  mustAgree: boolean
}
const early: Period = {
  from: '2022-07-01',
  to: '2025-05-31',
  decree: 'NĐ 123/2020/NĐ-CP',
  circular: 'TT 78/2021/TT-BTC',
  mustAgree: false,
}
const amended: Period = {
  from: '2025-06-01',
  to: '2026-06-30',
  decree: 'NĐ 123/2020/NĐ-CP (sửa đổi bởi NĐ 70/2025/NĐ-CP)',
  circular: 'TT 32/2025/TT-BTC',
  mustAgree: true,
}
const present: Period = {
  from: '2026-07-01',
  to: null,
  decree: 'NĐ 254/2026/NĐ-CP',
  circular: 'TT 91/2026/TT-BTC',
  mustAgree: true,
}
export const periods: readonly Period[] = [early, amended, present]

/** From this day on nothing that the tax office has is cancelled. */
export const KEPT_SINCE = amended.from

export interface LawRow {
  period: Period
  mistakes: readonly Mistake[]
  /** Only of invoices from a cash register; only while the buyer has not got it and it has a code. */
  only?: 'cashRegister' | 'undelivered'
  /** What may be done; the first is advised where there is one only. */
  ways: readonly WayName[]
  /** Catalogue key behind `correction.reason.`. */
  reason: string
  source: string
  isRead: boolean
}

const inArticle19 = `Điều 19 ${early.decree}, Điều 7 ${early.circular}`
const inArticle19Amended = `Điều 19 ${amended.decree}`
const inArticle10 = `Điều 10 ${present.circular}`

/** The first row that fits decides. */
export const law: readonly LawRow[] = [
  {
    period: early,
    only: 'undelivered',
    mistakes: ['buyer', 'words', 'taxCode', 'amounts', 'content'],
    ways: ['cancel'],
    reason: 'undelivered',
    source: `Điều 19.1 ${early.decree}`,
    isRead: false,
  },
  {
    period: early,
    mistakes: ['buyer'],
    ways: ['notice'],
    reason: 'noticeOnly',
    source: inArticle19,
    isRead: false,
  },
  {
    period: early,
    mistakes: ['words', 'taxCode', 'amounts', 'content'],
    ways: ['replace', 'adjust'],
    reason: 'either',
    source: inArticle19,
    isRead: false,
  },
  {
    period: early,
    mistakes: ['returned'],
    ways: ['adjust'],
    reason: 'returnedEither',
    source: early.decree,
    isRead: false,
  },
  { period: early, mistakes: ['discount'], ways: ['adjust'], reason: 'discount', source: early.decree, isRead: false },
  {
    period: amended,
    mistakes: ['buyer'],
    ways: ['notice'],
    reason: 'noticeOnly',
    source: inArticle19Amended,
    isRead: false,
  },
  {
    period: amended,
    mistakes: ['words', 'taxCode', 'amounts', 'content'],
    ways: ['replace', 'adjust'],
    reason: 'either',
    source: inArticle19Amended,
    isRead: false,
  },
  {
    period: amended,
    mistakes: ['returned'],
    ways: ['adjust'],
    reason: 'returned',
    source: inArticle19Amended,
    isRead: false,
  },
  {
    period: amended,
    mistakes: ['discount'],
    ways: ['adjust'],
    reason: 'discount',
    source: inArticle19Amended,
    isRead: false,
  },
  {
    period: present,
    mistakes: ['buyer', 'words'],
    ways: ['notice'],
    reason: 'noticeOnly',
    source: inArticle10,
    isRead: true,
  },
  {
    period: present,
    only: 'cashRegister',
    mistakes: ['taxCode', 'amounts', 'content', 'discount'],
    ways: ['replace'],
    reason: 'cashRegister',
    source: inArticle10,
    isRead: true,
  },
  {
    period: present,
    mistakes: ['taxCode', 'amounts', 'content'],
    ways: ['replace', 'adjust'],
    reason: 'either',
    source: inArticle10,
    isRead: true,
  },
  { period: present, mistakes: ['returned'], ways: ['adjust'], reason: 'returned', source: inArticle10, isRead: true },
  { period: present, mistakes: ['discount'], ways: ['adjust'], reason: 'discount', source: inArticle10, isRead: true },
]
