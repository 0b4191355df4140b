/**
 * The settings page: sections on the left, the settings of one section, and a search through all (contract system §5).
 */
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { settingSections } from '#model/settings.ts'
import { startWayOf } from '#web/data/start-way.ts'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { ConfigNav, FoundSettings } from './config-nav.tsx'
import style from './config.module.css'
import { MailSection } from './mail-config.tsx'
import { SectionForm, useStored } from './section-form.tsx'
import { firstSection, settingsOf, type ConfigSection } from './settings-rows.ts'

export { settingFields } from './section-form.tsx'

const sections: readonly ConfigSection[] = [...settingSections.filter((one) => settingsOf(one).length > 0), 'mail']

export const ConfigPage = ({ section }: { section: ConfigSection }) => {
  const { data } = useStored()
  const [searchText, setSearchText] = useState('')
  const isSearching = searchText.trim() !== ''
  return (
    <div className={style.page}>
      <ConfigNav sections={sections} sought={searchText} onSeek={setSearchText} />
      {isSearching && data && (
        <FoundSettings sections={sections} sought={searchText} info={data.info} onGo={() => setSearchText('')} />
      )}
      {/* Sections stay mounted during a search, so that unsaved input is kept. */}
      {section === 'mail' ? (
        <MailSection hidden={isSearching} />
      ) : (
        <SectionForm key={section} section={section} isHidden={isSearching} />
      )}
    </div>
  )
}

export const ConfigHome = () => <ConfigPage section={firstSection} />
/** The company alone, with the way back, when it is a step of the guided start; saved, it leads back by itself. */
const CompanyStep = ({ way }: { way: string }) => {
  const { label } = useWords()
  const navigate = useNavigate()
  return (
    <div className={style.step}>
      <Link to={way}>{label('start.back')}</Link>
      <SectionForm section="company" onSaved={() => void navigate(way)} />
    </div>
  )
}
export const CompanyPage = () => {
  const way = startWayOf(useLocation().search)
  return way ? <CompanyStep way={way} /> : <ConfigPage section="company" />
}
/** The section named in the address, or the first one. */
export const ConfigBySection = () => {
  const sectionName = useParams()['section']
  const section = sections.find((one) => one === sectionName)
  return section ? <ConfigPage key={section} section={section} /> : <Navigate to="/system/config" replace />
}
