/** Đặt mua hàng thiếu: what is short of the selected goods, as orders that are looked through and then made. */
import { useEffect, useReducer, useRef, useState } from 'react'
import { sumOf } from '#kernel/decimal.ts'
import { documentCall } from '#wire/calls.ts'
import { call, CallFailed, newRequestId } from '#web/data/call.ts'
import { useSettings } from '#web/data/profile.ts'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { notifyInfo, notifyOk } from '#web/ui/floating/notify.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentWords, useWords } from '#web/words/words.ts'
import { OrderPart } from './short-order.web.tsx'
import {
  isReady,
  orderBody,
  readOrders,
  sumOfOrder,
  withChange,
  type ShortAnswer,
  type ShortOrder,
} from './short-orders.ts'
import style from './products-in-stock.module.css'

const kind = documentNamed('purchaseOrder')!
const WIDTH = 960

const counts = ({ enough, unlimited }: ShortAnswer) => ({ enough: String(enough), unlimited: String(unlimited) })

interface Outcome extends Pick<ShortOrder, 'made' | 'problem'> {
  /** There was no answer. The order may have been made: sent again, it tells. */
  isLost?: boolean
}

const makeOrder = async (order: ShortOrder): Promise<Outcome> => {
  try {
    const { Description, s_ID, NumberID } = await call(documentCall(kind, 'UpdateDB'), {
      body: orderBody(order),
      requestId: order.requestId,
    })
    return Description === 'ok'
      ? { made: { id: s_ID ?? '', number: NumberID ?? '' }, problem: '' }
      : { made: null, problem: Description }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    return { made: null, problem: failure.message, isLost: failure.kind !== 'refused' }
  }
}

interface Props {
  found: ShortAnswer
  onClose: (changed: boolean) => void
  leave: (path: string) => void
}

const OrderShort = ({ found, onClose, leave }: Props) => {
  const { t, label, language } = useWords()
  const { baseDecimals } = useSettings()
  const [orders, change] = useReducer(withChange, found, (answer) => readOrders(answer, newRequestId))
  const [isBusy, setBusy] = useState(false)
  const ready = orders.filter(isReady)
  const made = orders.flatMap((order) => order.made ?? [])
  const failed = orders.filter(({ problem }) => problem !== '')
  const close = () => onClose(made.length > 0)
  const isDone = made.length > 0 && ready.length === 0 && !isBusy
  const last = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isDone) last.current?.focus()
  }, [isDone])
  const make = async () => {
    if (isBusy || ready.length === 0) return
    setBusy(true)
    let newest: ShortOrder['made'] = null
    for (const [at, order] of orders.entries()) {
      if (!isReady(order)) continue
      const { isLost, ...values } = await makeOrder(order)
      newest = values.made
      change({ at, values })
      if (isLost) break
    }
    await invalidateModule(kind.wire.module)
    setBusy(false)
    // Of several the dialog tells what became of each.
    if (orders.length > 1 || !newest) return
    const path = `${kind.screen.base}/${kind.screen.detail.replace(':id', newest.id)}`
    notifyOk(label('productsInStock.madeOne', { number: newest.number }), [
      { label: label('productsInStock.open'), run: () => leave(path) },
    ])
    onClose(true)
  }
  useHotkeys({ 'ctrl+s': () => void make() }, { inDialogs: true })
  return (
    <Modal
      opened
      full
      firm={isBusy}
      width={WIDTH}
      title={label('productsInStock.order')}
      onClose={close}
      foot={
        <>
          {ready.length > 0 && (
            <span className={style.total}>
              {label('productsInStock.orderSum')}{' '}
              <strong>
                {showNumber(
                  sumOf(ready, (order) => sumOfOrder(order, baseDecimals)),
                  marksOf(language),
                )}
              </strong>
            </span>
          )}
          <Button ref={last} onClick={close} disabled={isBusy}>
            {t(made.length > 0 ? 'web.close' : 'web.cancel')}
          </Button>
          {(ready.length > 0 || made.length === 0) && (
            <Button
              variant="primary"
              shortcut="Ctrl S"
              busy={isBusy}
              disabled={ready.length === 0}
              onClick={() => void make()}
            >
              {label('productsInStock.makeOrders', { n: String(ready.length) })}
            </Button>
          )}
        </>
      }
    >
      <div className={style.orders}>
        <p className={style.hint}>{label('productsInStock.orderHint')}</p>
        {found.enough + found.unlimited > 0 && (
          <p className={style.hint}>{label('productsInStock.leftOut', counts(found))}</p>
        )}
        {found.stopped > 0 && (
          <p className={style.hint}>{label('productsInStock.stopped', { n: String(found.stopped) })}</p>
        )}
        {found.more > 0 && (
          <p className={style.hint}>{label('productsInStock.moreShort', { n: String(found.more) })}</p>
        )}
        <p role="status" className={style.outcome}>
          {made.length + failed.length > 0 &&
            !isBusy &&
            label(failed.length > 0 ? 'productsInStock.madePartly' : 'productsInStock.ordersMade', {
              n: String(made.length),
              m: String(failed.length),
            })}
        </p>
        {orders.map((order, at) => (
          <OrderPart
            key={order.requestId}
            decimals={baseDecimals}
            onLeave={close}
            {...{ order, at, kind, isBusy, change }}
          />
        ))}
      </div>
    </Modal>
  )
}

const placeOf = (row: WireRow) => ({
  Product_ID: String(row['Product_ID']),
  Store_ID: String(row['Store_ID']),
})

export const orderShort: OwnAction['run'] = async (_subject, rows, leave) => {
  try {
    const found = await call('api/ProductInStock/getShort', { body: { rows: rows.map(placeOf) } })
    if (found.ListItem.length > 0) return await showDialog((onClose) => <OrderShort {...{ found, onClose, leave }} />)
    const { label } = currentWords()
    const stopped = found.stopped > 0 ? ` ${label('productsInStock.stopped', { n: String(found.stopped) })}` : ''
    notifyInfo(label('productsInStock.nothingShort', counts(found)) + stopped)
  } catch (failure) {
    reportFailure(failure)
  }
  return false
}
