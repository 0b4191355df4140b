/** Eight clerks make invoices of bills and issue them through a provider that cuts one answer in five. */
import { adapters } from '#server/invoicing/providers/index.ts'
import { signIn } from '../../scripts/client.ts'
import { createDice } from '../../scripts/demo/random.ts'
import { configOf, type Connected } from '../support/providers/connections.ts'
import { startProvider } from '../support/providers/fake-process.ts'
import { compareInvoices, readInvoices } from './invoice-checks.ts'
import { invoiceAll, type InvoiceClerk } from './invoice-clerk.ts'
import { newJournal } from './journal.ts'
import { databaseOf, type Product } from './product.ts'
import { password } from './shop.ts'
import { lineOf, openPlace, sellBills, workOf, type Place, type Size, type Undertaking } from './undertaking.ts'

type Fake = Awaited<ReturnType<typeof startProvider>>

const connect = async ({ product, shop }: Place, fake: Fake): Promise<void> => {
  const client = await signIn({ url: product.url, tenant: shop.tenant }, { userName: 'quanly', password })
  const series = [{ Mauso: '1', SoHieuHD: `C${shop.days.at(-1)!.slice(2, 4)}TAA`, active: true }]
  await client.call('ApiInvoiceConfig/UpdateDB', { body: { ...configOf(fake.name, fake.origin), series } })
}

const employ = async (
  place: Place,
  index: number,
  { provider, isShort, seed }: Size & { provider: Connected },
): Promise<InvoiceClerk> => {
  const name = place.shop.clerks[index]!
  const dice = createDice(seed * 100 + index)
  // Where they go one after the other, a call of five waits for forty, and is rarely answered before the next kill.
  const batch = adapters[provider].atOnce > 1 && !isShort ? 5 : 2
  return { name, line: await lineOf(place, name, dice), dice, batch, isPatient: index % 2 === 1, doubts: 0 }
}

export const openInvoices = async (
  product: Product,
  tenant: string,
  size: Size & { provider: Connected },
): Promise<Undertaking> => {
  const { provider, count, seed } = size
  const journal = newJournal()
  const fake = await startProvider({ name: provider, answerMs: 300, cutOneIn: 5, seed })
  const place = await openPlace(product, tenant, { dice: createDice(seed), journal })
  await connect(place, fake)
  const bills = await sellBills(place, count)
  const employed = await Promise.all(place.shop.clerks.map((_, index) => employ(place, index, size)))
  return {
    tenant,
    count,
    journal,
    made: async () => (await fake.count()).count,
    work: () =>
      Promise.all(
        employed.map((clerk, index) =>
          invoiceAll(
            clerk,
            bills[index]!.map(({ id }) => id),
          ),
        ),
      ),
    waiting: () => workOf(place, ['invoice']),
    async check(verdict, what) {
      const known = await readInvoices(databaseOf(product.dataDir).ownerUrl, tenant)
      const { kept, cut } = await fake.ask()
      const doubts = employed.reduce((sum, one) => sum + one.doubts, 0)
      verdict.note(`${what}: answers of the provider that were cut / uploads in doubt`, `${cut} / ${doubts}`)
      verdict.check(
        `${what}: the provider's list is ours, numbers 1 to ${count}, each bill once`,
        compareInvoices(known, kept, count),
        `${kept.length} invoices`,
      )
    },
    stop: () => fake.stop(),
  }
}
