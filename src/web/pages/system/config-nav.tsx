/** Navigation of the settings: sections, and search results from all of them. */
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { fold } from '#kernel/fold.ts'
import type { Field } from '#model/field.ts'
import { settings } from '#model/settings.ts'
import type { SettingName } from '#model/standard-settings.ts'
import { mailServerFields } from '#system/mail-server.ts'
import type { WireRow } from '#web/data/queries.ts'
import { useTexts } from '#web/data/use-texts.ts'
import { showValue } from '#web/values/value-text.ts'
import { TextInput } from '#web/ui/fields/field.tsx'
import style from './config.module.css'
import { helpOf, sectionPath, settingsOf, type ConfigSection } from './settings-rows.ts'
import { useOwnerWords } from './words.ts'

interface ConfigNavProps {
  sections: readonly ConfigSection[]
  sought: string
  onSeek: (text: string) => void
}

export const ConfigNav = ({ sections, sought, onSeek }: ConfigNavProps) => {
  const { o, label } = useOwnerWords()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // On a phone the sections are in one line, which is wider than the screen.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  return (
    <nav className={style.nav} aria-label={o('config.sections')}>
      <TextInput
        type="search"
        label={o('config.search')}
        hideLabel
        placeholder={o('config.search')}
        left={<Search size={15} aria-hidden="true" />}
        value={sought}
        onChange={(event) => onSeek(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSeek('')
        }}
      />
      <ul ref={list} className={style.sections}>
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={sectionPath(section)}
              aria-current={pathname === sectionPath(section) ? 'page' : undefined}
              onClick={() => onSeek('')}
            >
              {label(`settingSection.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FoundProps {
  sections: readonly ConfigSection[]
  sought: string
  info: WireRow
  onGo: () => void
}

/** What a search goes through: the label, the help and the choices of a row. */
interface Sought {
  section: ConfigSection
  name: string
  field: Field
  help: string
  value: string
}

export const FoundSettings = ({ sections, sought, info, onGo }: FoundProps) => {
  const { o, label } = useOwnerWords()
  const context = useTexts()
  const wanted = fold(sought).split(' ').filter(Boolean)
  const textOf = ({ field, help }: Sought) =>
    fold([label(field.label), help, ...(field.choices ?? []).map((one) => label(one.label))].join(' '))
  const valueOf = (name: SettingName): string => {
    const { field } = settings[name]
    if (field.picture || field.kind === 'text') return field.picture ? '' : String(info[name] ?? '')
    if (field.kind === 'flag') return o(info[name] === true ? 'event.yes' : 'event.no')
    return showValue(field, info[name] === '' ? null : info[name], context)
  }
  const ofMail = Object.entries<Field>(mailServerFields).map(([name, field]): Sought => ({
    section: 'mail',
    name,
    field,
    help: label(`mailServerHelp.${name}`),
    value: '',
  }))
  const ofSettings = (section: ConfigSection) =>
    settingsOf(section).map((name): Sought => {
      const { key, values } = helpOf(name)
      return { section, name, field: settings[name].field, help: label(key, values), value: valueOf(name) }
    })
  const found = sections
    .flatMap((section) => (section === 'mail' ? ofMail : ofSettings(section)))
    .filter((one) => wanted.every((word) => textOf(one).includes(word)))
  return (
    <section className={style.results} aria-label={o('config.search')}>
      <p className={style.count} role="status">
        {found.length > 0 ? o('config.found', { n: found.length }) : o('config.nothing')}
      </p>
      <ul>
        {found.map(({ section, name, field, help, value }) => (
          <li key={name}>
            <Link to={`${sectionPath(section)}#${name}`} onClick={onGo}>
              <span className={style.resultName}>
                <strong>{label(field.label)}</strong>
                <span>{help}</span>
              </span>
              <span className={style.resultValue}>
                <span>{value}</span>
                <span>{label(`settingSection.${section}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
