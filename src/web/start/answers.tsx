/** Steps that are answered where they stand: the VAT of new goods, and the paper of bills. */
import { useState } from 'react'
import { decimal } from '#kernel/decimal.ts'
import { moduleCall } from '#wire/calls.ts'
import type { StartAnswer } from '#wire/described/start.ts'
import { call } from '#web/data/call.ts'
import { useSettings } from '#web/data/profile.ts'
import { queryClient, reportFailure, settingsQuery } from '#web/data/queries.ts'
import { BillPaper } from '#web/print/bill-paper.tsx'
import { Segments } from '#web/ui/fields/field.tsx'
import { showVat } from '#web/values/value-text.ts'
import { startQuery } from './calls.ts'
import { useStartWords } from './words.ts'

const refresh = () => queryClient.invalidateQueries({ queryKey: startQuery.queryKey })

/** Rates that goods have; whoever needs another one finds all of them in the configuration. */
const rates = [10, 8, 5, 0] as const
const WITHOUT = 'none'

const storeRate = async (defaultVat: number | null): Promise<void> => {
  await call(moduleCall('ApiConfig', 'UpdateDB'), { body: { defaultVat }, requestId: true })
  await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
  await refresh()
}

/** Until somebody chose, none stands there as chosen. */
export const NewVat = ({ isDone }: { isDone: boolean }) => {
  const { s, language } = useStartWords()
  const { defaultVat } = useSettings()
  const [sent, setSent] = useState<string | null>(null)
  const stored = isDone ? (defaultVat === null ? WITHOUT : String(defaultVat)) : ''
  return (
    <Segments
      label={s('start.newVat')}
      options={[
        ...rates.map((rate) => ({ value: String(rate), label: `${showVat(decimal(rate), language)} %` })),
        { value: WITHOUT, label: s('start.withoutTax') },
      ]}
      value={sent ?? stored}
      onChange={(rate) => {
        setSent(rate)
        void storeRate(rate === WITHOUT ? null : Number(rate))
          .catch(reportFailure)
          .finally(() => setSent(null))
      }}
    />
  )
}

export const Paper = ({ printed: { kind, xType }, isDone }: { printed: StartAnswer['printed']; isDone: boolean }) => {
  const { s } = useStartWords()
  return (
    <BillPaper
      label={s('start.paper')}
      forms={{ xType, base: '' }}
      kind={kind}
      isChosen={isDone}
      onStored={() => void refresh()}
    />
  )
}
