/** The QR code of a bank transfer to the company. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { vietQr } from '#kernel/vietqr.ts'

export interface BankAccount {
  bin: string
  number: string
  bankName: string | null
  holder: string | null
}

/**
 * The default bank account in base currency, in which a domestic transfer is made; null if none can receive it. The code
 * asks for đồng, so there is none where the books are kept in another currency.
 */
export const receivingAccount = async ({
  tx,
  settings,
}: Pick<Scope, 'tx' | 'settings'>): Promise<BankAccount | null> => {
  if (settings.baseCurrency !== 'VND') return null
  const [account] = await tx.query<BankAccount & Record<string, unknown>>(sql`
    select bank_bin as bin, account_number as number, bank_name as "bankName", holder from fund f where ${sql.ours('f')} and kind = 'bank' and active and bank_bin is not null and account_number is not null
      and not exists (select 1 from currency c where ${sql.ours('c')} and c.id = f.currency_id and not c.is_base)
    order by is_default desc, code_key limit 1`)
  return account ?? null
}

export interface Transfer {
  bankQr: string
  bankAccount: { bankName: string | null; accountNumber: string; holder: string | null } | null
}
export const noTransfer: Transfer = { bankQr: '', bankAccount: null }

/** What a print shows to be paid by; nothing if the account cannot be written as a code. */
export const transferTo = (
  { bin, number, bankName, holder }: BankAccount,
  { amount, content }: { amount: Decimal; content: string },
): Transfer => {
  const text = vietQr({ bin, account: number, amount, content })
  return text ? { bankQr: text, bankAccount: { bankName, accountNumber: number, holder } } : noTransfer
}
