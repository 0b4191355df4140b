/**
 * The settings page: sections on the left, the settings of one section, and a search through all (contract system §5).
 */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import type { Fields } from '#model/field.ts'
import { settingNames, settings, settingSections } from '#model/settings.ts'
import type { LookupAnswer } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { queryClient, type WireRow } from '#web/data/queries.ts'
import { useSettings } from '#web/data/profile.ts'
import { InPlaceSection } from '#web/form/record/in-place-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { ConfigNav, FoundSettings } from './config-nav.tsx'
import style from './config.module.css'
import { MailSection } from './mail-config.tsx'
import { firstSection, settingsModule, settingsOf, settingsRecord, type ConfigSection } from './settings-rows.ts'
import { useOwnerWords } from './words.ts'

const infoKey = ['info', settingsModule]
const currencyPath = 'api/ApiListCurrency/getList'

/** The stored settings, and the currencies that can be chosen. */
const useStored = () =>
  useQuery({
    queryKey: infoKey,
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }) => {
      const [info, { ListItem }] = await Promise.all([
        call<WireRow>(`api/${settingsModule}/getInfo`, { signal }),
        call<LookupAnswer>(currencyPath, { signal }),
      ])
      const currencies = ListItem.map(({ Code, Name }) => ({ value: String(Code), label: `${Code} · ${Name}` }))
      return { info, currencies }
    },
  })

const sections: readonly ConfigSection[] = [...settingSections.filter((one) => settingsOf(one).length > 0), 'mail']

export const ConfigPage = ({ section }: { section: ConfigSection }) => {
  const { t, o } = useOwnerWords()
  const { tenantName } = useSettings()
  const { data, error, refetch } = useStored()
  const [searchText, setSearchText] = useState('')
  const record = useMemo(
    () => (data && section !== 'mail' ? settingsRecord(section, { ...data, tenantName }) : undefined),
    [section, data, tenantName],
  )
  const isSearching = searchText.trim() !== ''
  const reload = () => void queryClient.invalidateQueries({ queryKey: infoKey })
  return (
    <div className={style.page}>
      <ConfigNav sections={sections} sought={searchText} onSeek={setSearchText} />
      {isSearching && data && (
        <FoundSettings sections={sections} sought={searchText} info={data.info} onGo={() => setSearchText('')} />
      )}
      {section === 'mail' ? (
        <MailSection hidden={isSearching} />
      ) : error && !data ? (
        <PageState
          role="alert"
          title={error.message}
          actions={<Button onClick={() => void refetch()}>{t('web.retry')}</Button>}
        />
      ) : record ? (
        // Sections stay mounted during a search, so that unsaved input is kept.
        <InPlaceSection
          key={section}
          title={o(`settingSection.${section}`)}
          hint={o(`settingSectionHint.${section}`)}
          record={record}
          hidden={isSearching}
          onReload={reload}
        />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** Used to load the lists that the fields refer to. */
export const settingFields: Fields = Object.fromEntries(settingNames.map((name) => [name, settings[name].field]))

export const ConfigHome = () => <ConfigPage section={firstSection} />
export const CompanyPage = () => <ConfigPage section="company" />
/** The section named in the address, or the first one. */
export const ConfigBySection = () => {
  const sectionName = useParams()['section']
  const section = sections.find((one) => one === sectionName)
  return section ? <ConfigPage key={section} section={section} /> : <Navigate to="/system/config" replace />
}
