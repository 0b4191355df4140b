/** The payment options of a carrier; what it collects and who pays it follow from the one that is chosen. */
import { useQuery } from '@tanstack/react-query'
import { spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { GivenField } from '#web/form/fields/fields-dialog.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useWords } from '#web/words/words.ts'

const STALE_MS = 60_000

export const PaymentOption = ({ field, values, set, error }: GivenField) => {
  const { label } = useWords()
  const carrier = (values['carrier'] ?? null) as string | null
  const chosen = (values['paymentOption'] ?? null) as string | null
  const { data: rows = [] } = useQuery({
    queryKey: ['delivery', 'getTuychonthanhtoan', carrier],
    enabled: carrier !== null,
    staleTime: STALE_MS,
    queryFn: async () =>
      spelt(await call('api/ApiDeliveryFee/getTuychonthanhtoan', { method: 'GET', query: { NVC_ID: carrier } })),
  })
  const isGone = chosen !== null && !rows.some(({ id }) => id === chosen)
  return (
    <Select
      label={label(field.label)}
      error={error}
      clearable
      disabled={rows.length === 0 && !isGone}
      value={chosen}
      options={[
        ...rows.map(({ id, name }) => ({ value: id, label: name })),
        // A row that is gone keeps the name that the bill has of it.
        ...(isGone ? [{ value: chosen, label: String(values['paymentOptionName'] ?? '…') }] : []),
      ]}
      onChange={(next) => {
        const row = rows.find(({ id }) => id === next)
        set({ paymentOption: next, ...(row && { feePayer: row.feePayer, codAmount: null }) })
      }}
    />
  )
}
