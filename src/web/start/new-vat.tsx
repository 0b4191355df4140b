/** The start asks which VAT new goods have, before they are imported or typed. */
import { useState } from 'react'
import { moduleCall } from '#wire/calls.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { useRights, useSettings } from '#web/data/profile.ts'
import { queryClient, reportFailure, settingsQuery } from '#web/data/queries.ts'
import { RateSelect } from '#web/values/rate-select.tsx'
import style from './start.module.css'
import { useStartWords } from './words.ts'

const store = async (defaultVat: number | null): Promise<void> => {
  await call<SaveAnswer>(moduleCall('ApiConfig', 'UpdateDB'), { body: { defaultVat }, requestId: true })
  await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
}

export const NewVat = () => {
  const { s } = useStartWords()
  const { may } = useRights()
  const { defaultVat } = useSettings()
  const [busy, setBusy] = useState(false)
  if (!may('Config', 'U')) return null
  return (
    <div className={style.rate}>
      <RateSelect
        label={s('start.newVat')}
        without={s('start.withoutTax')}
        value={defaultVat}
        disabled={busy}
        onChange={(rate) => {
          setBusy(true)
          void store(rate)
            .catch(reportFailure)
            .finally(() => setBusy(false))
        }}
      />
    </div>
  )
}
