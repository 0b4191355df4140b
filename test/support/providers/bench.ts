/** A provider that can be tried: its adapter, its fake server, and a desk that reaches it over HTTP. */
import { adapters } from '#server/invoicing/providers/index.ts'
import type { Desk, InvoiceAdapter } from '#server/invoicing/provider.ts'
import type { Fault } from './fake-server.ts'
import { openDesk } from './fake-desk.ts'
import type { FakeProvider } from './issued.ts'
import { misaFaults, misaOdd, misaRefusals, startMisa } from './misa.ts'
import { sampleAccounts } from './sample.ts'
import { startViettel, viettelFaults, viettelOdd, viettelRefusals } from './viettel.ts'
import { startVnpt, vnptFaults, vnptOdd, vnptRefusals } from './vnpt.ts'

export interface Provider {
  adapter: InvoiceAdapter
  account: Desk['account']
  start: () => Promise<FakeProvider>
  odd: Fault[]
  faults: Fault[]
  refusals: [Fault, string][]
}
export const providers: Readonly<Record<keyof typeof adapters, Provider>> = {
  viettel: {
    adapter: adapters.viettel,
    account: sampleAccounts.viettel,
    start: startViettel,
    odd: viettelOdd,
    faults: viettelFaults,
    refusals: viettelRefusals,
  },
  misa: {
    adapter: adapters.misa,
    account: sampleAccounts.misa,
    start: startMisa,
    odd: misaOdd,
    faults: misaFaults,
    refusals: misaRefusals,
  },
  vnpt: {
    adapter: adapters.vnpt,
    account: sampleAccounts.vnpt,
    start: startVnpt,
    odd: vnptOdd,
    faults: vnptFaults,
    refusals: vnptRefusals,
  },
}

export interface Bench {
  fake: FakeProvider
  desk: Desk
  stop(): Promise<void>
}

export const openBench = async ({ adapter, account, start }: Provider): Promise<Bench> => {
  const fake = await start()
  return { fake, ...openDesk(fake, account, adapter) }
}
