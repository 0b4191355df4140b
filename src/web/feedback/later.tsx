/** Parts of a page that are not needed at first: fetched when nobody waits, or when one is opened before that. */
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** After the page has come: until then the line belongs to what is looked at. */
const QUIET_MS = 2000

const whenQuiet = (run: () => void): void => {
  if (typeof document === 'undefined') return
  const soon = () => setTimeout(run, QUIET_MS)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

/** `waiting`: what keeps its place. One that does not come is told by the page it stands on, like any other part. */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode = () => null,
): ComponentType<P> => {
  let here: ComponentType<P> | undefined
  const fetched = async () => (here ??= await load())
  const Fetched = lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<P>
  whenQuiet(() => {
    fetched().catch(() => undefined)
  })
  const Part = (props: P) => {
    // What is here is drawn at once, so that it gets the focus of what opens; what was begun is not changed for another.
    const [Shown] = useState<ComponentType<P>>(() => here ?? Fetched)
    return (
      <Suspense fallback={waiting(props)}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Part
}
