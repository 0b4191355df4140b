/** What can be done with selected products in stock. */
import { ArrowRightLeft, ShoppingCart } from 'lucide-react'
import { makePath } from '#web/list/actions/made-from.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import { labelAction } from '#web/list/actions/label-action.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { currentWords } from '#web/words/words.ts'
import { mostMoved } from './levels.ts'

const transfer = documentNamed('stockTransfer')!
const order = documentNamed('purchaseOrder')!

/** The form of a transfer begins with the goods; where they go is chosen there. */
const move: OwnAction['run'] = (subject, rows, leave) => {
  const { label } = currentWords()
  const [store, ...others] = new Set(rows.map((row) => String(row['Store_ID'])))
  if (others.length > 0) notifyError(label('productsInStock.oneStore'))
  else if (rows.length > mostMoved) notifyError(label('productsInStock.mostMoved', { n: String(mostMoved) }))
  else leave(makePath(transfer, { wire: subject }, [store!, ...rows.map((row) => String(row['Product_ID']))]))
  return Promise.resolve(false)
}

export const actions: readonly OwnAction[] = [
  {
    name: 'order',
    label: 'productsInStock.order',
    icon: ShoppingCart,
    right: 'R',
    needs: [[order.right, 'A']],
    where: ['bulk'],
    shows: () => true,
    run: async (...selected) => (await import('./order-short.web.tsx')).orderShort(...selected),
  },
  {
    name: 'move',
    label: 'productsInStock.move',
    icon: ArrowRightLeft,
    right: 'R',
    needs: [[transfer.right, 'A']],
    where: ['bulk'],
    shows: () => true,
    run: move,
  },
  labelAction(['bulk'], (row) => [
    {
      id: String(row['Product_ID']),
      code: String(row['ProductID']),
      name: String(row['ProductName']),
      quantity: Number(row['QInstock'] ?? 1),
    },
  ]),
]
