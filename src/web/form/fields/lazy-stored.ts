/**
 * Components of the page of a stored document, loaded together on demand so that a form for a new document does not
 * load them.
 */
import { type ComponentType, lazy } from 'react'
import { loadArea } from '#web/words/words.ts'

const load = async () => (await Promise.all([import('../stored/stored-parts.ts'), loadArea('stored')]))[0]
const lazyStoredPart = <Props>(choose: (parts: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) =>
  lazy(async () => ({ default: choose(await load()) }))

export const ChainStrip = lazyStoredPart((parts) => parts.ChainStrip)
export const KeptBanner = lazyStoredPart((parts) => parts.KeptBanner)
export const ReadFiles = lazyStoredPart((parts) => parts.ReadFiles)
export const ReadHead = lazyStoredPart((parts) => parts.ReadHead)
export const ReadValue = lazyStoredPart((parts) => parts.ReadValue)
export const RecordLink = lazyStoredPart((parts) => parts.RecordLink)
export const ViewAside = lazyStoredPart((parts) => parts.ViewAside)
export const ViewBar = lazyStoredPart((parts) => parts.ViewBar)
