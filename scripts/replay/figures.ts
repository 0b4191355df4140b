/** The same figures from two sources: the file, and the responses of the product. */
import { toNumber } from '#kernel/decimal.ts'
import type { Client } from '../client.ts'
import { doEach } from './progress.ts'
import { totalOf, type Sales } from './sales.ts'

export interface Figures {
  bills: number
  billLines: number
  billTotal: number
  returns: number
  returnLines: number
  returnTotal: number
  received: number
  /** The open amounts of the customers' bills. */
  open: number
}

export const wanted = ({ sales }: Sales): Figures => {
  const bills = sales.filter((sale) => !sale.isReturn)
  const returns = sales.filter((sale) => sale.isReturn)
  const lines = (some: Sales['sales']) => some.reduce((sum, sale) => sum + sale.lines.length, 0)
  const billTotal = toNumber(totalOf(bills))
  return {
    bills: bills.length,
    billLines: lines(bills),
    billTotal,
    returns: returns.length,
    returnLines: lines(returns),
    returnTotal: toNumber(totalOf(returns)),
    received: billTotal,
    open: 0,
  }
}

const sumNamed = (answer: { arrSUM: readonly { Name: string; Total: number | null }[] }, name: string): number =>
  answer.arrSUM.find((entry) => entry.Name === name)?.Total ?? Number.NaN

/** Counts lines by opening each document. */
const linesOf = async (client: Client, module: string): Promise<number> => {
  const rows = await client.rows<{ s_ID: string }>(`${module}/getlist`)
  let lines = 0
  await doEach({ name: `Đọc lại · reading ${module}`, items: rows, atOnce: 4 }, async ({ s_ID: id }) => {
    const document = await client.info<{ lines: readonly unknown[] }>(module, id)
    lines += document.lines.length
  })
  return lines
}

export const found = async (client: Client): Promise<Figures> => {
  const [bills, returns, income] = [
    await client.list('Order', { nItem: 1 }),
    await client.list('ImportReturn', { nItem: 1 }),
    await client.list('Income', { nItem: 1 }),
  ]
  return {
    bills: bills.TotalCount,
    billLines: await linesOf(client, 'Order'),
    billTotal: sumNamed(bills, 'TotalTax'),
    returns: returns.TotalCount,
    returnLines: await linesOf(client, 'ImportReturn'),
    returnTotal: sumNamed(returns, 'TotalTax'),
    received: sumNamed(income, 'amount'),
    open: sumNamed(bills, 'remaining'),
  }
}

const names: Record<keyof Figures, string> = {
  bills: 'Hóa đơn · bills',
  billLines: 'Dòng hóa đơn · bill lines',
  billTotal: 'Doanh số · sales (đ)',
  returns: 'Phiếu trả · returns',
  returnLines: 'Dòng trả · return lines',
  returnTotal: 'Tiền trả hàng · returned (đ)',
  received: 'Đã thu · received (đ)',
  open: 'Còn nợ hóa đơn · open on bills (đ)',
}

export const isSame = (a: Figures, b: Figures): boolean =>
  (Object.keys(names) as (keyof Figures)[]).every((name) => a[name] === b[name])

export const tableOf = (file: Figures, product: Figures): string => {
  const show = (value: number) => value.toLocaleString('vi-VN').padStart(18)
  const line = (name: keyof Figures) =>
    `${names[name].padEnd(38)}${show(file[name])}${show(product[name])}  ${file[name] === product[name] ? 'đúng · same' : 'KHÁC · DIFFERENT'}`
  const head = `${''.padEnd(38)}${'Tệp · file'.padStart(18)}${'Vựa'.padStart(18)}`
  return [head, ...(Object.keys(names) as (keyof Figures)[]).map(line)].join('\n')
}
