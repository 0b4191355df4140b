/** Code not needed at first: loaded when the browser is idle, or earlier when it is wanted. */
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLatest } from '../ui/base/use-latest.ts'

/** Waits after the page has loaded, so that the page's own requests go first. */
const IDLE_DELAY_MS = 2000

const whenIdle = (run: () => void): void => {
  if (typeof document === 'undefined') return
  const runLater = () => setTimeout(run, IDLE_DELAY_MS)
  if (document.readyState === 'complete') runLater()
  else addEventListener('load', runLater, { once: true })
}

/** A module; one that could not be loaded is asked for again the next time. */
export const moduleWhenIdle = <M,>(load: () => Promise<M>): (() => Promise<M>) => {
  let loading: Promise<M> | undefined
  const fetched = () =>
    (loading ??= load().catch((failure: unknown) => {
      loading = undefined
      throw failure
    }))
  whenIdle(() => {
    fetched().catch(() => undefined)
  })
  return fetched
}

export type LaterPart<P> = ComponentType<P> & {
  /** To be called where it may soon be wanted. */
  loadWhenIdle: () => void
}

/**
 * A component that loads when it is drawn. `waiting` renders a placeholder. A failed chunk is reported by the page, like
 * any other chunk.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode = () => null,
): LaterPart<P> => {
  let loaded: ComponentType<P> | undefined
  const fetched = async () => (loaded ??= await load())
  const Fetched = lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<P>
  const Part = (props: P) => {
    // A loaded component is rendered at once, so that it can take the focus. A component that is already rendered is
    // never replaced.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Fetched)
    return (
      <Suspense fallback={waiting(props)}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, {
    loadWhenIdle: () =>
      whenIdle(() => {
        fetched().catch(() => undefined)
      }),
  })
}

/** A component that every page with the module of its caller may want. */
export const lazyWhenIdle: typeof lazyPart = (load, waiting) => {
  const part = lazyPart(load, waiting)
  part.loadWhenIdle()
  return part
}

/**
 * A component that somebody asks for on a page which must go on whatever becomes of it: where its file cannot be loaded
 * it says so by `onLost`, and what was there stays. It is asked for again the next time.
 */
export const openedPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { onLost: () => void }> => {
  let loaded: ComponentType<P> | undefined
  return (props) => {
    const [Shown, setShown] = useState<ComponentType<P> | undefined>(() => loaded)
    const lost = useLatest(props.onLost)
    useEffect(() => {
      let isGone = false
      const show = (part: ComponentType<P>) => {
        loaded = part
        if (!isGone) setShown(() => part)
      }
      if (!loaded) load().then(show, () => isGone || lost.current())
      return () => {
        isGone = true
      }
    }, [lost])
    return (
      Shown && (
        <Suspense>
          <Shown {...props} />
        </Suspense>
      )
    )
  }
}
