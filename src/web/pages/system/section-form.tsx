/** The settings of one section as a form, and what is stored of them. */
import { moduleCall, type PathTo } from '#wire/calls.ts'
import type { LookupAnswer } from '#wire/envelope.ts'
import { foundRows } from '#wire/spelling.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Fields } from '#model/field.ts'
import { settingNames, settings } from '#model/settings.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'
import { useSettings } from '#web/data/profile.ts'
import { InPlaceSection } from '#web/form/record/in-place-section.tsx'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { settingsModule, settingsRecord, type ConfigSection } from './settings-rows.ts'
import { useOwnerWords } from './words.ts'

const infoKey = ['info', settingsModule]
const currencyPath: PathTo<LookupAnswer> = 'api/ApiListCurrency/getList'

/** The stored settings, and the currencies that can be chosen. */
export const useStored = () =>
  useQuery({
    queryKey: infoKey,
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }) => {
      const [info, { rows }] = await Promise.all([
        call(moduleCall(settingsModule, 'getInfo'), { signal }),
        call(currencyPath, { signal }).then(foundRows),
      ])
      const currencies = rows.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
      return { info, currencies }
    },
  })

export const SectionForm = ({
  section,
  isHidden = false,
  onSaved,
}: {
  section: Exclude<ConfigSection, 'mail'>
  isHidden?: boolean
  onSaved?: () => void
}) => {
  const { o } = useOwnerWords()
  const { tenantName } = useSettings()
  const { data, error, refetch } = useStored()
  const record = useMemo(() => data && settingsRecord(section, { ...data, tenantName }), [section, data, tenantName])
  if (record)
    return (
      <InPlaceSection
        title={o(`settingSection.${section}`)}
        hint={o(`settingSectionHint.${section}`)}
        record={record}
        hidden={isHidden}
        {...(onSaved && { onSaved })}
        onReload={() => void queryClient.invalidateQueries({ queryKey: infoKey })}
      />
    )
  return error ? <NotLoaded error={error} onRetry={refetch} /> : <Loading />
}

/** Used to load the lists that the fields refer to. */
export const settingFields: Fields = Object.fromEntries(settingNames.map((name) => [name, settings[name].field]))
