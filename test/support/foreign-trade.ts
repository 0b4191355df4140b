/** A small business that also trades in dollars and yen: funds in each, and a service without stock. */
import { defaultSettings } from '#model/standard-settings.ts'
import { systemClock } from '#kernel/clock.ts'
import { day } from '#kernel/day.ts'
import type { Scope } from '#engine/scope.ts'
import { baseCurrencyOf } from '#engine/base-currency.ts'
import { administrator, registry } from './shop.ts'
import type { Anything } from './app.ts'
import { openTrade, type Trade } from './trade.ts'

export interface ForeignTrade extends Omit<Trade, 'saved' | 'data'> {
  saved: (...document: Parameters<Trade['saved']>) => Promise<string>
  data: (...call: Parameters<Trade['data']>) => Promise<Anything>
  /** Runs something with the ledgers of the tenant. */
  scoped: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>
}

export const openForeign = async (tenant: string): Promise<ForeignTrade> => {
  const trade = await openTrade(tenant)
  const { ids } = trade
  const saved: ForeignTrade['saved'] = (...document) => trade.saved(...document)
  ids['USD'] ??= await saved('ApiListCurrency', { Code: 'USD', Name: 'Đô la Mỹ', decimals: 2, ExRate: 25_000 })
  ids['JPY'] = await saved('ApiListCurrency', { Code: 'JPY', Name: 'Yên', decimals: 0, ExRate: 170.25 })
  ids['EUR'] ??= await saved('ApiListCurrency', { Code: 'EUR', Name: 'Euro', decimals: 2, ExRate: 28_000 })
  for (const code of ['USD', 'JPY', 'EUR'])
    for (const [kind, name] of [
      ['cash', 'TM'],
      ['bank', 'NH'],
    ] as const)
      ids[name + code] = await saved('ApiListBank', {
        Code: name + code,
        Name: name + code,
        kind,
        currencyId: ids[code],
        ...(kind === 'bank' ? { accountNumber: `00${code}` } : {}),
      })
  ids['DV'] = await saved('Product', {
    Code: 'DV',
    Name: 'Dịch vụ',
    Group_ID: ids['NUOC'],
    unitId: ids['CHAI'],
    trackStock: false,
    VAT: 0,
    vatReducible: false,
  })
  const scoped: ForeignTrade['scoped'] = (work) =>
    trade.database.inTenant({ tenant: trade.tenantId, user: null }, async (tx) =>
      work({
        tx,
        tenant: { id: trade.tenantId, code: tenant, name: tenant },
        settings: defaultSettings,
        user: administrator,
        language: 'vi',
        today: day('2026-11-27'),
        now: systemClock.now(),
        newId: () => systemClock.newId(),
        registry,
        baseCurrency: await baseCurrencyOf(tx),
      } as unknown as Scope),
    )
  return { ...trade, saved, data: (...call) => trade.data(...call), scoped }
}
