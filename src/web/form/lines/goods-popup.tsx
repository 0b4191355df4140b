/** The list of goods with code, name, unit, stock and price. The focus stays in the input it belongs to. */
import { Plus } from 'lucide-react'
import {
  lazy,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  Suspense,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useQuery } from '@tanstack/react-query'
import { showDay } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { Button, Kbd } from '#web/ui/button.tsx'
import { queryClient } from '#web/data/queries.ts'
import { lookupQuery, useDebounced, useLookup, useSearch, useCachedRows } from '#web/data/lookups.ts'
import type { LookupRow } from '#wire/envelope.ts'
import { fold, searchWords } from '#kernel/fold.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import { listPrice, priceQuery, proposalFor, unitsOf, type Proposal } from '#web/form/draft/prices.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { holdKeys } from '#web/pickers/type-ahead.ts'
import { currentFormWords, useFormWords } from '#web/words/form-words.ts'
import { notifyError } from '#web/ui/notify.tsx'
import style from '../../pickers/pickers.module.css'
import { refFromLookup } from '../../pickers/ref-row.ts'
import { listNamed, lookupPath } from '../../pickers/registry.ts'
import { SuggestPopup } from '../../pickers/suggest-popup.tsx'
import { startFor, useSuggest } from '../../pickers/use-suggest.ts'

const QuickCreate = lazy(async () => ({ default: (await import('#web/form/record/quick-create.tsx')).QuickCreate }))

/** The store whose stock is shown: the store the goods leave, if the form has one. */
export const storeOf = (model: FormModel): string => {
  const { mainStore } = model
  const store = mainStore === undefined ? null : model.store.get().draft[mainStore]
  return typeof store === 'string' ? store : ''
}
const goodsList = () => listNamed('product')!
const goodsLookup = (model: FormModel, search: string) => {
  const store = storeOf(model)
  return { path: lookupPath(goodsList()), search, ...(store && { narrow: { Store_ID: store } }) }
}
export const goodsRow = (model: FormModel, row: LookupRow): RefRow =>
  ({ ...refFromLookup('product', row), onHandStore: storeOf(model) }) as RefRow

/** The unit a scanned bar code belongs to, when it is not the product's base unit. */
export const unitOfCode = (product: RefRow, code: string): string | null =>
  unitsOf(product).find((unit) => unit.barcode && unit.barcode === code.trim() && unit.unit !== product['unit'])
    ?.unit ?? null

/** True when the whole text is the code or a bar code of the product. */
export const isCodeOf = (product: RefRow, text: string): boolean => {
  const code = text.trim()
  return (
    fold(product.code) === fold(code) ||
    fold(String(product['code2'] ?? '')) === fold(code) ||
    product['barcode'] === code ||
    unitsOf(product).some((unit) => unit.barcode === code)
  )
}

/** Searches immediately, for users who press Enter before the suggestions have loaded. Returns the best match. */
export const findGoods = async (model: FormModel, typed: string): Promise<RefRow | undefined> => {
  const pages = await queryClient.fetchInfiniteQuery(lookupQuery(goodsLookup(model, typed.trim())))
  const row = pages.pages[0]?.ListItem[0]
  return row && goodsRow(model, row)
}

/** Reports an unknown code. The text stays in the input and is selected, so that the next scan replaces it. */
export const reportUnknownCode = (code: string, box: HTMLInputElement | null): void => {
  notifyError(currentFormWords().t('form.codeUnknown', { code: code.trim() }))
  void import('../../pickers/scan-sound.ts').then(({ soundUnknown }) => soundUnknown())
  box?.select()
}

/** Shows matching goods from the cache first, then the server's result. */
export const useGoods = (model: FormModel, typed: string, opened: boolean) => {
  const text = typed.trim()
  const search = useSearch(text, goodsLookup(model, text))
  const lookup = useLookup({ ...goodsLookup(model, search), enabled: opened })
  const settled = search === text && !(lookup.isFetching && lookup.rows.length === 0)
  const words = searchWords(text)
  const cachedRows = useCachedRows(goodsLookup(model, text), (row) => {
    const name = fold(`${row.Code} ${row.Name}`)
    return words.length > 0 && words.every((word) => name.includes(word))
  })
  const found = settled || words.length === 0 ? lookup.rows : cachedRows
  const rows = useMemo(() => found.map((row) => goodsRow(model, row)), [found, model])
  return { rows, settled, isFetching: lookup.isFetching, hasMore: lookup.hasMore, more: lookup.more }
}

export interface GoodsPopupProps {
  ref: Ref<{ onKeyDown: (event: KeyboardEvent) => boolean }>
  anchor: RefObject<HTMLInputElement | null>
  model: FormModel
  typed: string
  /** Opened by a shortcut: the first row is active although nothing was typed. */
  byKey?: boolean
  /** The list belongs to a cell of the lines. */
  inLines?: boolean
  onPick: (product: RefRow, unit: string | null, price?: Decimal) => void
  onClose: () => void
}

const DEBOUNCE_MS = 180
/** The last price the customer paid for the highlighted goods; requested when the highlight rests. */
const useLastPrice = (model: FormModel, row: RefRow | undefined): Proposal['last'] => {
  const restingRow = useDebounced(row, DEBOUNCE_MS)
  const line = restingRow && { [model.goods!.product]: restingRow.id }
  const query = line ? priceQuery(model, line) : {}
  const { data } = useQuery({
    queryKey: ['price-last', query],
    queryFn: () => proposalFor(query),
    enabled: restingRow !== undefined && restingRow === row && model.priceKind === 1 && 'Object_ID' in query,
    staleTime: 60_000,
    meta: { silent: true },
  })
  return restingRow === row ? (data?.last ?? null) : null
}

export const GoodsPopup = (props: GoodsPopupProps) => {
  const { ref, anchor, model, typed, byKey = false, inLines = false, onPick, onClose } = props
  const { t, language } = useFormWords()
  const goods = useGoods(model, typed, true)
  const [adding, setAdding] = useState(false)
  const pick = (row: RefRow) => onPick(row, unitOfCode(row, typed))
  const keys = useSuggest({
    rows: goods.rows,
    opened: true,
    setOpened: (next) => {
      if (!next) onClose()
    },
    onPick: pick,
    more: goods.more,
    start: startFor(typed),
    byKey,
  })
  const last = useLastPrice(model, goods.rows[keys.active])
  const findNow = async (): Promise<boolean> => {
    const row = await findGoods(model, typed)
    if (row) pick(row)
    else reportUnknownCode(typed, anchor.current)
    return row !== undefined
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter' && event.altKey && last) {
      event.preventDefault()
      onPick(goods.rows[keys.active]!, null, last.price)
      return true
    }
    const asks = event.key === 'Enter' && !event.ctrlKey && !event.nativeEvent.isComposing && typed.trim() !== ''
    if (!asks || (goods.settled && (goods.rows.length > 0 || goods.isFetching))) return keys.onKeyDown(event)
    event.preventDefault()
    void holdKeys(findNow)
    return true
  }
  useImperativeHandle(ref, () => ({ onKeyDown }))
  useLayoutEffect(() => {
    const box = anchor.current
    const named = Object.entries(keys.aria).filter(([, value]) => value !== undefined)
    for (const [name, value] of named) box?.setAttribute(name, String(value))
    return () => {
      for (const [name] of named) box?.removeAttribute(name)
    }
  })
  if (adding)
    return (
      <Suspense>
        <QuickCreate
          list={goodsList()}
          typed={typed}
          narrow={{}}
          onClose={onClose}
          onCreated={(made) => onPick(made, null)}
        />
      </Suspense>
    )
  const foot = (
    <>
      <span className={style.keyHints}>
        <Kbd>↑↓</Kbd> {t('picker.choose')} <Kbd>Enter</Kbd> {t('picker.take')}
      </span>
      {last && (
        <span className={style.lastPrice} role="status">
          {t('picker.last', { price: showNumber(last.price, marksOf(language)), day: showDay(last.day) })}{' '}
          <Kbd>Alt Enter</Kbd> {t('picker.lastTake')}
        </span>
      )}
      <Button variant="link" icon={<Plus size={14} />} tabIndex={-1} onClick={() => setAdding(true)}>
        {t('picker.addGoods')}
      </Button>
    </>
  )
  return (
    <SuggestPopup
      anchor={anchor}
      id={keys.listId}
      label={t('picker.goods')}
      active={keys.active}
      count={goods.rows.length}
      onEnd={goods.more}
      inLines={inLines}
      width={760}
      head={<GoodsHead priceKind={model.priceKind} />}
      foot={foot}
    >
      {goods.rows.length === 0 && (
        <div className={style.message} role="presentation">
          {goods.isFetching || !goods.settled ? t('picker.loading') : t('picker.none')}
        </div>
      )}
      {goods.rows.map((row, index) => (
        <GoodsLine
          key={row.id}
          row={row}
          model={model}
          id={keys.optionId(index)}
          active={index === keys.active}
          onPick={pick}
        />
      ))}
      {goods.hasMore && (
        <div className={style.loading} role="presentation">
          {t('picker.loading')}
        </div>
      )}
    </SuggestPopup>
  )
}

const GoodsHead = ({ priceKind }: { priceKind: 1 | 2 }) => {
  const { t } = useFormWords()
  return (
    <div className={style.goodsHeader} aria-hidden="true">
      <span>{t('picker.code')}</span>
      <span>{t('picker.name')}</span>
      <span>{t('picker.unit')}</span>
      <span className={style.number}>{t('picker.onHand')}</span>
      <span className={style.number}>{priceKind === 1 ? t('picker.sellPrice') : t('picker.buyPrice')}</span>
    </div>
  )
}

const GoodsLine = ({
  row,
  model,
  id,
  active,
  onPick,
}: {
  row: RefRow
  model: FormModel
  id: string
  active: boolean
  onPick: (row: RefRow) => void
}) => {
  const { t, language } = useFormWords()
  const marks = marksOf(language)
  const onHand = row['onHandAt'] as Decimal | null
  return (
    <div id={id} role="option" aria-selected={active} className={style.goods} onClick={() => onPick(row)}>
      <span className={style.code}>{row.code}</span>
      <span>{row.name}</span>
      <span>{String(row['unitName'] ?? '')}</span>
      <span
        className={`${style.number} ${onHand !== null && onHand <= 0n && row['trackStock'] !== false ? style.outOfStock : ''}`}
      >
        {row['trackStock'] === false ? '' : showNumber(onHand, marks, 4)}
      </span>
      <span className={style.number}>{showNumber(listPrice(model, row, null), marks)}</span>
      <span className={style.goodsNote}>
        {[
          row.code,
          row['unitName'],
          row['trackStock'] === false ? '' : `${t('picker.onHand')} ${showNumber(onHand, marks, 4)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}
