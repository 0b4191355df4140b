/** The one place that starts the vendor's kit. Its colours are never used: tokens.css gives what it reads. */
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { MantineProvider, type MantineThemeOverride } from '@mantine/core'
import type { ReactNode } from 'react'
import { NoticeList } from './notify.tsx'
import { ConfirmHost } from './confirm.tsx'
import { TooltipHost } from './tooltip.tsx'

/** Portals stand inside <main>, so that everything that floats is inside a landmark. */
export const PORTAL = '#floating'
const inMain = { portalProps: { target: PORTAL }, transitionProps: { duration: 0 }, keepMounted: false }
const theme: MantineThemeOverride = {
  cursorType: 'pointer',
  components: {
    Popover: { defaultProps: inMain },
    Menu: { defaultProps: inMain },
    Combobox: { defaultProps: inMain },
    Portal: { defaultProps: { target: PORTAL } },
  },
}

export const UiProvider = ({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) => (
  <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
    {children}
  </MantineProvider>
)

/** Everything that floats above the pages; put once, inside <main>. */
export const FloatingHost = () => (
  <>
    <div id={PORTAL.slice(1)} />
    <NoticeList />
    <ConfirmHost />
    <TooltipHost />
  </>
)
