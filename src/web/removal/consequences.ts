/** Turns the answer of `getConsequences` into sentences, and decides which actions are possible. Pure. */
import { documentMetas } from '#documents/index.ts'
import { leadsFrom, transitionOf, type Lifecycle } from '#model/state.ts'
import type { ConsequenceAnswer, ConsequenceLink } from '#wire/consequences.ts'
import type { WebWords } from '#web/words/words.ts'
import type { RemovalAction } from './calls.ts'

export interface Sentence {
  text: string
  /** Address of the document the sentence is about. */
  href: string | null
  tone: 'plain' | 'warn' | 'bad'
}

const definitionOf = (module: string) => documentMetas.find((one) => one.wire.module === module)

const hrefOf = ({ module, s_ID }: ConsequenceLink): string | null => {
  const screen = definitionOf(module)?.screen
  return screen ? `${screen.base}/${screen.detail.replace(':id', s_ID)}` : null
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

/** Whether `deed` is possible when `asked` was requested; a document may be cancelled instead of deleted. */
export const mayDo = (
  lifecycle: Lifecycle,
  one: ConsequenceAnswer,
  { asked, deed }: { asked: RemovalAction; deed: RemovalAction },
): boolean => {
  const transition = transitionOf(lifecycle, deed)
  if (transition && !leadsFrom(lifecycle, transition, { status: one.iStat ?? 0 })) return false
  if (asked === deed) return one.possible
  return one.possible || onlyReferred(one)
}

const monthText = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`

type Money = (amount: number) => string

const voucherSentences = (one: ConsequenceAnswer, words: WebWords, money: Money): Sentence[] => {
  const { t } = words
  return one.vouchers.map((voucher) => {
    const values = { kind: nameOf(words, voucher), number: voucher.NumberID, amount: money(voucher.amount) }
    const text =
      voucher.effect === 'freed'
        ? voucher.module
          ? t('removal.voucherFreed', values)
          : t('removal.openingFreed', values)
        : voucher.fundName
          ? t('removal.voucherDeleted', { ...values, fund: voucher.fundName })
          : t('removal.voucherDeletedNoFund', values)
    return { text, href: hrefOf(voucher), tone: 'plain' }
  })
}

const stockSentences = ({ stock }: ConsequenceAnswer, { t }: WebWords, money: Money): Sentence[] => {
  if (stock.documents === 0) return []
  const profit = (stock.profit ?? []).map(({ month, change }) =>
    change < 0
      ? t('removal.profitDown', { month: monthText(month), amount: money(-change) })
      : t('removal.profitUp', { month: monthText(month), amount: money(change) }),
  )
  return [{ text: [t('removal.cost', { n: stock.documents }), ...profit].join(', '), href: null, tone: 'plain' }]
}

const blockSentences = (one: ConsequenceAnswer, words: WebWords): Sentence[] => {
  const { t } = words
  const links = one.followers.map((follower): Sentence => {
    const values = { kind: nameOf(words, follower), number: follower.NumberID }
    const text = {
      payment: () => t('removal.blockedPayment', values),
      follower: () => t('removal.blockedFollower', values),
      named: () => t('removal.blockedNamed', values),
    }[follower.reason]()
    return { text: text.trim(), href: hrefOf(follower), tone: 'bad' }
  })
  const problems = one.errors
    .filter(({ code }) => links.length === 0 || !describedByLinks.has(code))
    .map(({ code, message }): Sentence => ({
      text: message,
      href: null,
      tone: one.confirm.includes(code) ? 'warn' : 'bad',
    }))
  return [...links, ...problems]
}

/** Sentences about related vouchers, changes of stock, and what prevents the action. */
export const sentencesOf = (one: ConsequenceAnswer, words: WebWords, money: Money): Sentence[] => [
  ...voucherSentences(one, words, money),
  ...stockSentences(one, words, money),
  ...blockSentences(one, words),
]
