/** The providers that can be connected to: their fake servers, and what is typed to use them. */
import { misaAccount, startMisa } from './misa.ts'
import { startViettel, viettelAccount } from './viettel.ts'
import { startVnpt, vnptAccount } from './vnpt.ts'

export const connections = {
  viettel: { start: startViettel, account: viettelAccount, settings: {} },
  misa: { start: startMisa, account: misaAccount, settings: { appId: misaAccount.appId } },
  vnpt: {
    start: startVnpt,
    account: vnptAccount,
    settings: { serviceUsername: vnptAccount.serviceUsername, servicePassword: vnptAccount.servicePassword },
  },
} as const
export type Connected = keyof typeof connections

/** What is sent to use a provider that listens at `url`. */
export const configOf = (provider: Connected, url: string) => {
  const { account, settings } = connections[provider]
  return {
    provider,
    url,
    username: account.username,
    password: account.password,
    sellerTaxCode: account.sellerTaxId,
    settings,
  }
}
