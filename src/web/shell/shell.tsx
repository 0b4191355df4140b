/** The frame around all pages. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useIsFetching } from '@tanstack/react-query'
import { Refused } from './refused.tsx'
import { useRights } from '#web/data/profile.ts'
import { uploads } from '#web/data/uploads.ts'
import { chunksLoading } from '#web/feedback/chunk-limit.ts'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { helpAsked, openHelp } from '#web/help/help-store.ts'
import { removal } from '#web/removal/store.ts'
import { usePreferences } from '#web/session/preferences.ts'
import { SignInOverlay } from '#web/login/sign-in-overlay.tsx'
import { loadArea, useWords } from '#web/words/words.ts'
import { Dialog } from '#web/ui/floating/dialog.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { pageIsLeft } from '#web/ui/floating/notify.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { focusNotice, NoticeStrip } from '#web/ui/floating/notices.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { FloatingHost } from '#web/ui/floating/theme.tsx'
import { useNarrow, usePhone } from '#web/ui/base/viewport.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { keyHelp, openKeyHelp } from './key-help-store.ts'
import { isForm, usePageHandle } from './page-title.ts'
import { firstKeyPath, QuickCreateList } from './quick-create.tsx'
import style from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useMenu } from '../menu/use-menu.ts'

const OfflineBanner = lazyWhenIdle(async () => {
  const [{ OfflineBanner: banner }] = await Promise.all([import('./offline-banner.tsx'), loadArea('opened')])
  return banner
})
const UploadTray = lazy(async () => {
  const [{ UploadTray: tray }] = await Promise.all([import('./upload-tray.tsx'), loadArea('opened')])
  return { default: tray }
})
const RemovalDialog = lazy(async () => {
  const [{ RemovalDialog: dialog }] = await Promise.all([import('#web/removal/dialog.tsx'), loadArea('removal')])
  return { default: dialog }
})
const loadPalette = () => Promise.all([import('./palette.tsx'), loadArea('opened')])
const Palette = lazy(async () => ({ default: (await loadPalette())[0].Palette }))
const KeyHelp = lazy(async () => {
  const [{ KeyHelp: help }] = await Promise.all([import('./key-help.tsx'), loadArea('keys')])
  return { default: help }
})

const HelpDrawer = lazy(async () => {
  const [{ HelpDrawer: drawer }] = await Promise.all([import('#web/help/help-drawer.tsx'), loadArea('help')])
  return { default: drawer }
})

export const Shell = () => {
  const { t } = useWords()
  const phone = usePhone()
  const narrow = useNarrow()
  const mini = usePreferences().miniMenu ?? narrow
  const [menu, setMenu] = useState(false)
  const [quick, setQuick] = useState(false)
  const [palette, setPalette] = useState(false)
  const helping = useStore(keyHelp)
  const asked = useStore(helpAsked)
  const sending = useStore(uploads).length > 0
  const removing = useStore(removal)
  const page = usePageHandle()
  const leaves = page?.leavesWhenExpired === true
  const hasBar = phone && !isForm(page)
  useShellKeys(() => setPalette(true))
  useLeftNotices()
  usePalettePrefetch()
  return (
    <div className={style.shell} data-mini={(!phone && mini) || undefined} data-bar={hasBar || undefined}>
      <a className={style.skipLink} href="#page">
        {t('shell.skip')}
      </a>
      {!phone && <SideMenu mini={mini} />}
      <Stack className="can-narrow can-shorten tall">
        <Header onMenu={() => setMenu(true)} onSearch={() => setPalette(true)} />
        <main className={style.main}>
          <NoticeStrip />
          <OfflineBanner />
          <Progress />
          <Stack id="page" tabIndex={-1} className="fill can-shorten relative scroll" style={{ outline: 0 }}>
            <Guard>
              <Suspense fallback={<Loading />}>
                <Outlet />
              </Suspense>
            </Guard>
          </Stack>
          <FloatingHost />
          {sending && (
            <Suspense>
              <UploadTray />
            </Suspense>
          )}
          <SignInOverlay leaves={leaves} />
          {removing && (
            <Suspense>
              <RemovalDialog asked={removing} />
            </Suspense>
          )}
          {phone && (
            <Dialog kind="start" plain width={300} opened={menu} onClose={() => setMenu(false)} title={t('shell.menu')}>
              <SideMenu
                onGo={() => setMenu(false)}
                onQuick={() => {
                  setMenu(false)
                  setQuick(true)
                }}
              />
            </Dialog>
          )}
          {phone && (
            <Dialog kind="bottom" plain opened={quick} onClose={() => setQuick(false)} title={t('shell.quick')}>
              <QuickCreateList onGo={() => setQuick(false)} hasAll />
            </Dialog>
          )}
          {palette && (
            <Suspense>
              <Palette onClose={() => setPalette(false)} />
            </Suspense>
          )}
          {helping && (
            <Suspense>
              <KeyHelp />
            </Suspense>
          )}
          {asked !== null && (
            <Suspense>
              <HelpDrawer key={asked} path={asked} onKeys={openKeyHelp} />
            </Suspense>
          )}
        </main>
        {hasBar && <BottomBar onMore={() => setMenu(true)} onQuick={() => setQuick(true)} />}
      </Stack>
    </div>
  )
}

/** Redirects to /noaccess when the user lacks the right to the page (contract system §1). */
const Guard = ({ children }: { children: ReactNode }) => {
  const needs = usePageHandle()?.needs ?? []
  const { may, pending } = useRights()
  if (needs.length === 0) return children
  if (pending) return <Loading />
  return needs.some(([id, flag]) => may(id, flag)) ? children : <Refused needs={needs} />
}

const useShellKeys = (openPalette: () => void) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const areas = useMenu()
  const toArea = Object.fromEntries(
    areas.slice(0, 9).map((area, index) => [
      `alt+${index + 1}`,
      () => {
        void navigate(area.entries[0]!.path)
      },
    ]),
  )
  useHotkeys(
    {
      'ctrl+k': openPalette,
      '?': openKeyHelp,
      'shift+f1': () => openHelp(pathname),
      f1: () => {
        // On the page itself, too: what is open there is kept, and the next one begins empty.
        if (firstKeyPath) void navigate(firstKeyPath)
      },
      ...toArea,
    },
    { isFrame: true },
  )
  useHotkeys({ 'alt+n': focusNotice }, { inDialogs: true })
}

/** Pressing Ctrl already loads the palette, so that it receives the letters typed right after Ctrl+K. */
const usePalettePrefetch = () =>
  useEffect(() => {
    const warm = (event: KeyboardEvent) => {
      if (event.key !== 'Control' && event.key !== 'Meta') return
      removeEventListener('keydown', warm)
      loadPalette().catch(() => undefined)
    }
    addEventListener('keydown', warm)
    return () => removeEventListener('keydown', warm)
  }, [])

/** Errors go with the page they were told on. */
const useLeftNotices = () => {
  const { pathname } = useLocation()
  useEffect(() => pageIsLeft(), [pathname])
}

/** A progress line while a page or its data is loading. */
const Progress = () => {
  const going = useStore(chunksLoading) > 0
  const reading = useIsFetching({ queryKey: ['list'] }) > 0
  return (going || reading) && <div className={style.progress} aria-hidden="true" />
}
