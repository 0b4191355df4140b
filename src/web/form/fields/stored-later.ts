/** The parts of the page of a stored document, which come together: whoever types a new one does not wait for them. */
import { type ComponentType, lazy } from 'react'
import { loadArea } from '#web/words/words.ts'

const load = async () => (await Promise.all([import('../stored/stored-parts.ts'), loadArea('stored')]))[0]
const later = <Props>(choose: (parts: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) =>
  lazy(async () => ({ default: choose(await load()) }))

export const ChainStrip = later((parts) => parts.ChainStrip)
export const KeptBanner = later((parts) => parts.KeptBanner)
export const ReadFiles = later((parts) => parts.ReadFiles)
export const ReadHead = later((parts) => parts.ReadHead)
export const ReadValue = later((parts) => parts.ReadValue)
export const ToRecord = later((parts) => parts.ToRecord)
export const ViewAside = later((parts) => parts.ViewAside)
export const ViewBar = later((parts) => parts.ViewBar)
