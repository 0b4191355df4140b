/** Describes the result of verifying the ledgers. */
import { verifyLedgers } from '#engine/ledger/verify.ts'
import type { Database } from '#server/database/database.ts'
import { inside, type TenantName } from './inside.ts'

export interface Verification {
  isClean: boolean
  /** The number of rows per ledger, then `sạch / clean` or the differences. */
  text: string
}

const ledgerNames: Readonly<Record<string, string>> = {
  stock: 'Sổ kho · stock entries',
  stockBalances: 'Tồn kho · stock balances',
  debts: 'Sổ công nợ · debt entries',
  debtBalances: 'Số dư công nợ · debt balances',
  allocations: 'Đối trừ · allocations',
  keptCredits: 'Tiền đặt cọc · kept credits',
  open: 'Chứng từ còn nợ · open vouchers',
  cash: 'Sổ quỹ · cash entries',
  cashBalances: 'Số dư quỹ · cash balances',
  cashDays: 'Thu chi theo ngày · cash by day',
  links: 'Chứng từ theo nguồn · links between documents',
  states: 'Trạng thái suy ra · derived states',
  documentSums: 'Chứng từ theo ngày · documents by day',
  salesSums: 'Hàng bán theo tháng · sales by month',
}
const shownDifferences = 20

export const verify = async (database: Database, tenant: TenantName): Promise<Verification> => {
  const { counts, differences } = await inside(database, { tenant, options: { snapshot: true } }, verifyLedgers)
  const rows = Object.entries(counts).map(
    ([name, count]) => `  ${(ledgerNames[name] ?? name).padEnd(34)}${String(count).padStart(9)}`,
  )
  if (differences.length === 0) return { isClean: true, text: [...rows, '  sạch / clean'].join('\n') }
  const lines = differences.flatMap(({ ledger, missing, extra }) => [
    ...missing.map((line) => `  ${ledger}: thiếu · missing: ${line}`),
    ...extra.map((line) => `  ${ledger}: thừa · extra: ${line}`),
  ])
  const more = lines.length - shownDifferences
  const tail = more > 0 ? [`  … ${more} khác biệt nữa · more`] : []
  return { isClean: false, text: [...rows, ...lines.slice(0, shownDifferences), ...tail].join('\n') }
}
