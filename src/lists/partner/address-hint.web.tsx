/** Beside an old address: the new one, offered to take its place. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ofId, spelt, type Spelt } from '#wire/spelling.ts'
import { call, newRequestId } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { reportFailure } from '#web/data/queries.ts'
import { useRights } from '#web/data/profile.ts'
import type { RecordValues } from '#web/form/record/record-subject.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import style from '../village/address.module.css'

export type Conversion = Spelt<AnswerOf<'api/Customer/ConvertAddress'>>

/** Converts partners; `communes` has the commune for each that may be in several. */
export const convertAddresses = async (
  ids: readonly string[],
  { dryRun, communes = [] }: { dryRun: boolean; communes?: Iterable<readonly [partner: string, village: string]> },
): Promise<Conversion> => {
  const chosen = [...communes].map(([partner, villageId]) => ({ ...ofId(partner), villageId }))
  const body = { ids, dryRun, chosen, ...(!dryRun && { requestId: newRequestId() }) }
  return spelt(await call('api/Customer/ConvertAddress', { body }))
}

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
  const several = data?.rows[0]?.candidates ?? []
  if (!one && several.length === 0) return null
  const run = (villageId?: string) => {
    setBusy(true)
    convertAddresses([id!], { dryRun: false, ...(villageId && { communes: [[id!, villageId]] }) })
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
          <Button key={candidate.id} size="small" busy={busy} onClick={() => run(candidate.id)}>
            {candidate.name}
          </Button>
        ))
      )}
    </div>
  )
}
