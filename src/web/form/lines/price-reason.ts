/**
 * Where the price of a line comes from: from the proposal of the server (contract documents §5), from what was paid last,
 * or from the clerk.
 */
import { useQuery } from '@tanstack/react-query'
import { isDiscount } from '#documents/_shared/prices/proposed-price.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { useDebounced } from '#web/data/lookups.ts'
import { useStore } from '#web/ui/base/store.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import type { LineDraft } from '../draft/draft.ts'
import type { FormModel } from '../draft/store/model.ts'
import { askedFor, discountOf, priceQuery, proposalFor, proposedIn, type Proposal } from '../draft/money/prices.ts'
import type { TakenRow } from '../draft/taken.ts'

const amountIn = (line: LineDraft, name: string | undefined): Decimal =>
  ((name !== undefined && line[name]) || zero) as Decimal

/** The line has the price of a proposal; and, where it proposes a discount, the same discount. */
const follows = (model: FormModel, line: LineDraft, { price, percent, perUnit, source }: Proposal): boolean => {
  const goods = model.goods!
  if (line[goods.price!] !== price || !isDiscount(source)) return line[goods.price!] === price
  const amount = perUnit ? discountOf(model, goods.quantity && line[goods.quantity], perUnit) : zero
  return amountIn(line, goods.percent) === (percent ?? zero) && amountIn(line, goods.amount) === amount
}

const textOf = ({ priceKind }: FormModel, source: string, levelName = ''): string => {
  const { label } = currentFormWords()
  const name = source === 'listPrice' && priceKind === 2 ? 'buyPrice' : source
  // Many levels are called "Bảng giá …" already.
  return label(`goods.price.${name}`, { name: levelName.replace(/^bảng giá\s+/i, '') })
}

/** The prices of the lines of a stored document when it was opened; nobody has typed these since. */
const openedPrices = new WeakMap<FormModel, ReadonlyMap<string, unknown>>()
const wasStored = (model: FormModel, line: LineDraft): boolean => {
  const prices =
    openedPrices.get(model) ??
    new Map(
      model.store
        .get()
        .raw.lines.flatMap((one) => (one.lineId ? [[one.lineId, one[model.goods!.price!]] as const] : [])),
    )
  openedPrices.set(model, prices)
  return line.lineId !== null && line.lineId !== undefined && prices.get(line.lineId) === line[model.goods!.price!]
}

interface Known {
  key: string
  line: LineDraft
  /** What the server proposes today, for lines that were not given a proposal. */
  proposal?: Proposal | undefined
  last?: TakenRow | undefined
}

/** Empty when nothing is known. */
export const priceReason = (model: FormModel, { key, line, proposal, last }: Known): string => {
  const price = line[model.goods!.price!] as Decimal | null | undefined
  if (price === null || price === undefined || !line[model.goods!.product]) return ''
  const { item, deal } = askedFor(model, line)
  const own = proposedIn(model)?.get(key)
  const before = own?.item === item ? own : undefined
  const now = before?.deal === deal ? before : proposal
  if (now && follows(model, line, now)) return textOf(model, now.source, now.levelName)
  if (before && before !== now && follows(model, line, before)) return textOf(model, 'kept')
  // Without the discount it is the price of the lists.
  if (now && isDiscount(now.source) && price === now.price) return textOf(model, 'listPrice')
  if (last?.price === price) return textOf(model, 'last')
  // The mark of a typed price shows only beside what would have been proposed. A source document brings its own prices.
  return now && !wasStored(model, line) && !line['sourceLine'] ? textOf(model, 'typed') : ''
}

/** True if a line of the form can have a reason at all. */
export const hasReasons = ({ goods, party }: FormModel): boolean => goods?.price !== undefined && party !== undefined

const REST_MS = 300

/** The reason of one line. Lines without a proposal of their own are asked for once the cursor rests on them. */
export const usePriceReason = (
  model: FormModel,
  { key, line, last }: { key: string | undefined; line: LineDraft | undefined; last: TakenRow | undefined },
): string => {
  const locked = useStore(model.locked)
  const isPriced = hasReasons(model) && !locked && line !== undefined && Boolean(line[model.goods!.product])
  const asked = isPriced ? askedFor(model, line) : undefined
  const own = key === undefined ? undefined : proposedIn(model)?.get(key)
  const isKnown = own?.item === asked?.item && own?.deal === asked?.deal
  const question = asked ? `${asked.item}${asked.deal}` : ''
  const rested = useDebounced(question, REST_MS)
  const { data } = useQuery({
    queryKey: ['price', 'reason', question],
    enabled: isPriced && !isKnown && rested === question,
    staleTime: 60_000,
    retry: false,
    meta: { silent: true },
    queryFn: () => proposalFor(priceQuery(model, line!)),
  })
  return isPriced && key !== undefined ? priceReason(model, { key, line, proposal: data, last }) : ''
}

/** The same as a phrase. */
export const reasonText = (reason: string): string => reason && currentFormWords().t('goods.priceFrom', { reason })
