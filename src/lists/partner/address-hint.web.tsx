/** Beside an old address: the new one, offered to take its place. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, newRequestId } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { reportFailure } from '#web/data/queries.ts'
import { useRights } from '#web/data/profile.ts'
import type { RecordValues } from '#web/form/record/record-subject.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import style from '../village/address.module.css'

export type Conversion = AnswerOf<'api/Customer/ConvertAddress'>

/** Converts partners; `chosen` is the commune for each that has several. */
export const convertAddresses = (
  ids: readonly string[],
  { dryRun, chosen = [] }: { dryRun: boolean; chosen?: readonly { s_ID: string; villageId: string }[] },
): Promise<Conversion> =>
  call('api/Customer/ConvertAddress', {
    body: { ids, dryRun, chosen, ...(!dryRun && { requestId: newRequestId() }) },
  })

export const AddressHint = ({ values, onChanged }: { values: RecordValues; onChanged: () => void }) => {
  const { label } = useFormWords()
  const { may } = useRights()
  const [busy, setBusy] = useState(false)
  const { id, version } = values
  const { data } = useQuery({
    queryKey: ['newAddress', id, version],
    enabled: id !== null && values['oldScheme'] === true && values['village'] !== null && may('Customer', 'U'),
    meta: { silent: true },
    queryFn: () => convertAddresses([id!], { dryRun: true }),
  })
  const [one] = data?.moved ?? []
  const several = data?.ListItem[0]?.candidates ?? []
  if (!one && several.length === 0) return null
  const run = (villageId?: string) => {
    setBusy(true)
    convertAddresses([id!], { dryRun: false, ...(villageId && { chosen: [{ s_ID: id!, villageId }] }) })
      .then(onChanged, reportFailure)
      .finally(() => setBusy(false))
  }
  return (
    <div className={`${style.found} ${style.hint}`} role="note">
      <span>{one ? label('partner.address.now', { address: one.newAddress }) : label('partner.address.nowOneOf')}</span>
      {one ? (
        <Button size="small" busy={busy} onClick={() => run()}>
          {label('partner.address.useNew')}
        </Button>
      ) : (
        several.map((candidate) => (
          <Button key={candidate.s_ID} size="small" busy={busy} onClick={() => run(candidate.s_ID)}>
            {candidate.Name}
          </Button>
        ))
      )}
    </div>
  )
}
