/** Renders the dialog on request; it is loaded only then. */
import { lazy, Suspense } from 'react'
import { useStore } from '#web/ui/store.ts'
import { removal } from './store.ts'

const RemovalDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).RemovalDialog }))

export const RemovalHost = () => {
  const request = useStore(removal)
  return request && <Suspense>{<RemovalDialog asked={request} />}</Suspense>
}
