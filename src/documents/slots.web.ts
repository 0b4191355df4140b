/** The few documents with screens of their own. */
import { lazy, type ComponentType } from 'react'
import { loadArea } from '#web/session/words.ts'

export interface WebSlots {
  /** Stands in place of head and lines; composed of the same parts (`#web/form`). */
  form?: ComponentType
  /** What is said when a new one was saved (contract README §5.2 no. 7). */
  created?: 'done.saved' | 'done.added'
}

const voucher = lazy(async () => ({ default: (await import('./_shared/voucher-form.web.tsx')).VoucherForm }))

const count = lazy(async () => {
  const [{ CountForm }] = await Promise.all([import('./stock-count/form.web.tsx'), loadArea('count')])
  return { default: CountForm }
})

export const documentSlots: Readonly<Record<string, WebSlots>> = {
  incomeVoucher: { form: voucher },
  outcomeVoucher: { form: voucher },
  stockCount: { form: count },
}
