/** Turns the answer of `getConsequences` into sentences, and decides which actions are possible. Pure. */
import { documentMetas } from '#documents/index.ts'
import { showDay } from '#kernel/day.ts'
import { leadsFrom, transitionOf, type Lifecycle } from '#model/state.ts'
import type * as wire from '#wire/consequences.ts'
import type { Spelt } from '#wire/spelling.ts'
import type { WebWords } from '#web/words/words.ts'
import type { RemovalAction } from './calls.ts'

export type ConsequenceAnswer = Spelt<wire.ConsequenceAnswer>
type ConsequenceLink = Spelt<wire.ConsequenceLink>

export interface Sentence {
  text: string
  /** Address of the document the sentence is about. */
  href: string | null
  tone: 'plain' | 'warn' | 'bad'
}

const definitionOf = (module: string) => documentMetas.find((one) => one.wire.module === module)

const hrefOf = ({ module, id }: ConsequenceLink): string | null => {
  const screen = definitionOf(module)?.screen
  return screen ? `${screen.base}/${screen.detail.replace(':id', id)}` : null
}

const nameOf = ({ label }: WebWords, { module }: ConsequenceLink): string => {
  const definition = definitionOf(module)
  return definition ? label(definition.label) : ''
}

/** Problems that need no sentence, because the links describe them. */
const describedByLinks = new Set(['hasPayments', 'hasFollowers', 'inUse'])

/** A document that cannot be deleted because others refer to it can still be cancelled. */
const onlyReferred = ({ errors, confirm }: ConsequenceAnswer): boolean =>
  errors.every(({ code }) => code === 'inUse' || confirm.includes(code))

/** True if `deed` is possible when `asked` was requested; a document may be cancelled instead of deleted. */
export const mayDo = (
  lifecycle: Lifecycle,
  one: ConsequenceAnswer,
  { asked, deed }: { asked: RemovalAction; deed: RemovalAction },
): boolean => {
  const transition = transitionOf(lifecycle, deed)
  if (transition && !leadsFrom(lifecycle, transition, { status: one.status ?? 0 })) return false
  if (asked === deed) return one.possible
  return one.possible || onlyReferred(one)
}

const monthText = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`

type Money = (amount: number) => string

type Voucher = ConsequenceAnswer['vouchers'][number]

const voucherText = (voucher: Voucher, { t }: WebWords, values: Named): string => {
  const fund = voucher.fundName
  switch (voucher.effect) {
    case 'freed':
      return voucher.module ? t('removal.voucherFreed', values) : t('removal.openingFreed', values)
    case 'made':
      return fund ? t('removal.voucherMade', { ...values, fund }) : t('removal.voucherMadeNoFund', values)
    case 'changed':
      return fund ? t('removal.voucherChanged', { ...values, fund }) : t('removal.voucherChangedNoFund', values)
    default:
      return fund ? t('removal.voucherDeleted', { ...values, fund }) : t('removal.voucherDeletedNoFund', values)
  }
}
interface Named extends Record<string, string> {
  kind: string
  number: string
  amount: string
}

const voucherSentences = (one: ConsequenceAnswer, words: WebWords, money: Money): Sentence[] =>
  one.vouchers
    .filter(({ effect }) => effect !== 'kept')
    .map((voucher) => {
      const values = { kind: nameOf(words, voucher), number: voucher.number, amount: money(voucher.amount) }
      return { text: voucherText(voucher, words, values), href: voucher.id ? hrefOf(voucher) : null, tone: 'plain' }
    })

type ProfitChange = NonNullable<ConsequenceAnswer['stock']['profit']>[number]

/** The document's own part is named where it is not the whole. */
const profitText = ({ month, change, own }: ProfitChange, { t }: WebWords, money: Money): string => {
  const values = { month: monthText(month), amount: money(Math.abs(change)) }
  const text =
    change < 0
      ? t('removal.profitDown', values)
      : change > 0
        ? t('removal.profitUp', values)
        : t('removal.profitSame', { month: values.month })
  if (own === 0 || own === change) return text
  const part = { amount: money(Math.abs(own)) }
  return `${text} (${own < 0 ? t('removal.ownDown', part) : t('removal.ownUp', part)})`
}

/** Nothing is said of a document that changes only its own profit: nobody would be surprised by that. */
const stockSentences = ({ stock }: ConsequenceAnswer, words: WebWords, money: Money): Sentence[] =>
  stock.documents === 0
    ? []
    : [
        words.t('removal.cost', { n: stock.entries, m: stock.documents }),
        ...(stock.profit ?? []).map((one) => profitText(one, words, money)),
      ].map((text) => ({ text, href: null, tone: 'plain' }))

/** What was counted is compared with books that change now. */
const countSentences = ({ counts }: ConsequenceAnswer, words: WebWords): Sentence[] =>
  counts.map((count) => ({
    text: words.t('removal.counted', { kind: nameOf(words, count), number: count.number }),
    href: hrefOf(count),
    tone: 'warn',
  }))

const lockSentences = ({ locked }: ConsequenceAnswer, { t }: WebWords): Sentence[] => {
  if (!locked) return []
  const values = { day: showDay(locked.day), lockDate: showDay(locked.lockDate), moveTo: showDay(locked.moveTo) }
  return [{ text: t('removal.locked', values), href: null, tone: 'bad' }]
}

const blockSentences = (one: ConsequenceAnswer, words: WebWords): Sentence[] => {
  const { t } = words
  const links = one.followers.map((follower): Sentence => {
    const values = { kind: nameOf(words, follower), number: follower.number }
    const text = {
      payment: () => t('removal.blockedPayment', values),
      follower: () => t('removal.blockedFollower', values),
      named: () => t('removal.blockedNamed', values),
    }[follower.reason]()
    return { text: text.trim(), href: hrefOf(follower), tone: 'bad' }
  })
  const problems = one.errors
    .filter(({ code }) => links.length === 0 || !describedByLinks.has(code))
    .filter(({ code }) => !one.locked || code !== 'locked')
    .map(({ code, message }): Sentence => ({
      text: message,
      href: null,
      tone: one.confirm.includes(code) ? 'warn' : 'bad',
    }))
  return [...links, ...problems]
}

/** Sentences about related vouchers, changes of stock, locked days, and what else prevents the action. */
export const sentencesOf = (one: ConsequenceAnswer, words: WebWords, money: Money): Sentence[] => [
  ...voucherSentences(one, words, money),
  ...stockSentences(one, words, money),
  ...countSentences(one, words),
  ...lockSentences(one, words),
  ...blockSentences(one, words),
]
