/** Mounts the sign-in pages, without router and UI kit. The application is loaded from the first keystroke on. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { showChunkFailure } from '#web/feedback/chunk-failure.ts'
import { type LoginNavigation, Member } from './member.tsx'
import { wanted } from './wanted.ts'

const Recover = lazy(async () => ({ default: (await import('./recover.tsx')).Recover }))
const Protect = lazy(async () => ({ default: (await import('./protect.tsx')).Protect }))

const ENTER_MS = 500
const app = () => import('#web/app.tsx')
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const mountLogin = (element: HTMLElement): void => {
  const root = createRoot(element)
  const enter = async () => {
    const next = wanted()
    try {
      const [{ mount, prefetchStartData }] = await Promise.all([app(), rest(ENTER_MS)])
      await prefetchStartData()
      root.unmount()
      history.replaceState(null, '', next)
      await mount(element)
    } catch {
      showChunkFailure()
    }
  }
  let warmed = false
  const prefetchApp = () => {
    if (warmed) return
    warmed = true
    app().catch(() => {
      warmed = false
    })
  }
  root.render(<LoginPages enter={enter} prefetchApp={prefetchApp} />)
}

const LoginPages = ({ enter, prefetchApp }: Pick<LoginNavigation, 'enter' | 'prefetchApp'>) => {
  const [path, setPath] = useState(location.pathname)
  const go = (to: string) => {
    history.pushState(null, '', to)
    setPath(location.pathname)
  }
  useEffect(() => {
    const back = () => setPath(location.pathname)
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  useEffect(() => {
    if (path === '/login/signout')
      void import('./recovery.ts')
        .then(({ endSession }) => endSession())
        .then(() => {
          history.replaceState(null, '', '/login/member')
          setPath(location.pathname)
        })
    else if (!knownPaths.has(path))
      history.replaceState(null, '', `/login/member${path === '/login' ? location.search : nextOf()}`)
  }, [path])
  if (path === '/login/signout') return null
  if (path === PROTECT)
    return (
      <Suspense>
        <Protect />
      </Suspense>
    )
  if (knownPaths.has(path) && path !== MEMBER)
    return (
      <Suspense>
        <Recover path={path} go={go} />
      </Suspense>
    )
  return (
    <Member go={go} enter={enter} prefetchApp={prefetchApp} done={new URLSearchParams(location.search).has('done')} />
  )
}
const MEMBER = '/login/member'
/** Setting up the second factor. */
const PROTECT = '/login/secondfactor'
const knownPaths = new Set([
  MEMBER,
  '/login/forgetpassword',
  '/login/notisendmail',
  '/login/addnewpass',
  '/login/mailerror',
  '/login/signout',
  PROTECT,
])
/** The query that leads a user without a token back to the requested page after signing in. */
const nextOf = (): string =>
  location.pathname === '/' || location.pathname.startsWith('/login')
    ? ''
    : `?next=${encodeURIComponent(location.pathname + location.search)}`
