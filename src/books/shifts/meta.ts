import type { BookMeta } from '#model/book.ts'

export const meta: BookMeta = {
  name: 'shifts',
  module: 'Shift',
  right: 'Shift',
  label: 'function.Shift',
  area: 'pay',
  order: 90,
  path: '/pay/shift/data/list',
  detail: { path: '/pay/shift/detail/:id', label: 'shift' },
}
