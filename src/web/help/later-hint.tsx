import { lazy, Suspense } from 'react'
import { loadArea } from '#web/words/words.ts'

const Hint = lazy(async () => {
  const [{ HelpHint }] = await Promise.all([import('./help-hint.tsx'), loadArea('help')])
  return { default: HelpHint }
})

/** The help of a page without content, loaded once there is one. */
export const LaterHelpHint = () => (
  <Suspense>
    <Hint />
  </Suspense>
)
