/** Hosts of everything that floats above the pages; rendered once, inside <main>. */
import { ConfirmHost } from './confirm.tsx'
import { PORTAL } from '../base/layers.ts'
import { Spoken } from './spoken.tsx'
import { TooltipHost } from './tooltip.tsx'

export { PORTAL } from '../base/layers.ts'

export const FloatingHost = () => (
  <>
    <div id={PORTAL.slice(1)} />
    <ConfirmHost />
    <TooltipHost />
    <Spoken />
  </>
)
