/** Back button, title, search, Lập nhanh (quick create), profile. Pages can add a note to the title through a slot. */
import { ArrowLeft, CircleQuestionMark, Menu as MenuIcon, Search } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { openHelp } from '#web/help/help-store.ts'
import { useWords } from '#web/words/words.ts'
import { IconButton, Kbd } from '#web/ui/button.tsx'
import { NoticeSlot } from '#web/ui/floating/notices.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { NoticeBell } from './notice-bell.tsx'
import { isForm, usePageHandle, usePageTitle } from './page-title.ts'
import { ProfileMenu } from './profile-menu.tsx'
import { QuickCreate } from './quick-create.tsx'
import style from './shell.module.css'

/** Id of the slot next to the title, for a status chip. */
export const TITLE_SLOT = 'title-note'

export const Header = ({ onMenu, onSearch }: { onMenu: () => void; onSearch: () => void }) => {
  const { t } = useWords()
  const phone = usePhone()
  const title = usePageTitle()
  const page = usePageHandle()
  return (
    <header className={style.header}>
      {phone && <IconButton label={t('shell.openMenu')} icon={<MenuIcon size={20} />} onClick={onMenu} />}
      <Back />
      <div className={style.titleArea}>
        <h1 className={style.title}>{title}</h1>
        <span id={TITLE_SLOT} className={style.titleNote} />
        {!phone && <NoticeSlot />}
      </div>
      {phone ? (
        <IconButton label={t('shell.search')} icon={<Search size={20} />} onClick={onSearch} />
      ) : (
        <button type="button" className={style.searchOpener} onClick={onSearch} aria-keyshortcuts="Control+K">
          <Search size={15} aria-hidden="true" />
          <span>{t('shell.searchHint')}</span>
          <Kbd>Ctrl K</Kbd>
        </button>
      )}
      {!phone && <QuickCreate />}
      {/* On a phone, lists need the room for their title; there it stands in the menu of the user. */}
      {(!phone || isForm(page)) && <HelpButton />}
      {/* In a form on a phone the title needs their room; they are on every other page. */}
      {!(phone && isForm(page)) && (
        <>
          <NoticeBell />
          <ProfileMenu />
        </>
      )}
    </header>
  )
}

const HelpButton = () => {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <IconButton
      label={t('shell.helpHere')}
      aria-keyshortcuts="Shift+F1"
      icon={<CircleQuestionMark size={18} />}
      onClick={() => openHelp(pathname)}
    />
  )
}

/** Goes back in the history if it contains a page of this application, else to the list of the page. */
const Back = () => {
  const { t } = useWords()
  const back = usePageHandle()?.back
  const navigate = useNavigate()
  if (!back) return null
  const go = () => {
    void ((history.state as { idx?: number } | null)?.idx ? navigate(-1) : navigate(back))
  }
  return <IconButton label={t('shell.back')} icon={<ArrowLeft size={18} />} onClick={go} />
}
