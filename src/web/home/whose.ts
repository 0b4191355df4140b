/** Whose a figure of the start page is: said where not all of them are of the same. */
import type { Dashboard } from './figures.ts'
import type { CardName, TileName } from './roles.ts'

export type WhoseText = 'home.whose.company' | 'home.whose.stores' | 'home.whose.own'

const parts: Readonly<Partial<Record<TileName | CardName, 'sales' | 'stock' | 'money'>>> = {
  today: 'sales',
  range: 'sales',
  profitToday: 'sales',
  profitRange: 'sales',
  chart: 'sales',
  topProducts: 'sales',
  topCustomers: 'sales',
  above: 'stock',
  stock: 'stock',
  shortGoods: 'stock',
  receivable: 'money',
  payable: 'money',
  cash: 'money',
  lateCustomers: 'money',
  lateSuppliers: 'money',
  funds: 'money',
}

/** Null: the name says it, or everything is of the company. */
export const whoseText = (
  { whose, mine }: Pick<Dashboard, 'whose' | 'mine'>,
  name: TileName | CardName,
): WhoseText | null => {
  const part = parts[name]
  const isMixed = mine !== null || whose.sales !== 'company' || whose.stock !== 'company'
  if (!part || !isMixed) return null
  return `home.whose.${part === 'money' ? 'company' : whose[part]}`
}
