/** The meta of lists with only a code and a name. */
import { listMeta, type ListMeta } from '#model/list.ts'
import type { FunctionId } from '#model/right.ts'

interface Plain {
  name: string
  right: FunctionId
  module: string
  order: number
  base: string
}

export const plainMeta = ({ name, right, module, order, base }: Plain): ListMeta =>
  listMeta({
    name,
    right,
    wire: { module, list: 'getList', lookups: ['getList'] },
    screen: { area: 'category', order, bases: [base] },
  })
