/**
 * Components of the page of a stored document, loaded together on demand so that a form for a new document does not
 * load them.
 */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadArea } from '#web/words/words.ts'

const fetchParts = async () => (await Promise.all([import('../stored/stored-parts.ts'), loadArea('stored')]))[0]
type StoredParts = Awaited<ReturnType<typeof fetchParts>>
let loaded: StoredParts | undefined

/** A page that has waited for this shows all of them at once, and their keys work as soon as anything can be read. */
export const loadStoredParts = async (): Promise<StoredParts> => (loaded ??= await fetchParts())

/** Until it is loaded, its children stand in its place. */
const lazyStoredPart = <Props extends object>(choose: (parts: StoredParts) => ComponentType<Props>) => {
  const Later = lazy(async () => ({ default: choose(await loadStoredParts()) }))
  const StoredPart = (props: Props & { children?: ReactNode }) => {
    const [Shown] = useState<ComponentType<Props>>(() => (loaded ? choose(loaded) : Later))
    return createElement(Suspense, { fallback: props.children }, createElement(Shown, props))
  }
  return StoredPart
}

export const ChainStrip = lazyStoredPart((parts) => parts.ChainStrip)
export const KeptBanner = lazyStoredPart((parts) => parts.KeptBanner)
export const ReadFiles = lazyStoredPart((parts) => parts.ReadFiles)
export const ReadHead = lazyStoredPart((parts) => parts.ReadHead)
export const ReadValue = lazyStoredPart((parts) => parts.ReadValue)
export const RecordLink = lazyStoredPart((parts) => parts.RecordLink)
export const ViewAside = lazyStoredPart((parts) => parts.ViewAside)
export const ViewBar = lazyStoredPart((parts) => parts.ViewBar)
