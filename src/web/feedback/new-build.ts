/**
 * The program was built anew while this page was open: the files it would load next are gone. A page that cannot be shown
 * is loaded anew by itself; where somebody works, he is told and does it when he likes. Drafts are kept either way.
 */
import { notify, notifyError } from '#web/ui/floating/notify.tsx'
import { currentWords } from '#web/words/words.ts'

const RELOADED = 'reloadedFrom'
/** The script this page began with; its name changes with every build. */
const ownScript = (): string | null => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null

/** False also where the server does not answer: then a page loaded anew would show nothing. */
export const isNewBuild = async (
  own: string | null,
  ask: () => Promise<Pick<Response, 'ok' | 'text'>>,
): Promise<boolean> => {
  if (own === null) return false
  try {
    const answer = await ask()
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}

const hasNewBuild = (): Promise<boolean> => isNewBuild(ownScript(), () => fetch('/', { cache: 'no-store' }))

let isTold = false
const tell = async (): Promise<void> => {
  if (isTold || !(await hasNewBuild())) return
  isTold = true
  const { t } = currentWords()
  const reload = { label: t('page.reload'), run: () => location.reload() }
  notify({ tone: 'info', message: t('page.newBuild'), actions: [reload], timeoutMs: null })
}
/**
 * Reports parts of the program that could not be loaded where nobody caught that; other errors are not its business.
 * `page`: the window. `lost` is called for every such part, caught or not, `report` for those that nobody caught.
 */
export const watchParts = (page: EventTarget, { lost, report }: Record<'lost' | 'report', () => void>): void => {
  const failures = new WeakSet<object>()
  // The builder's own event, before the import that asked for the part fails with the same error.
  page.addEventListener('vite:preloadError', (event) => {
    failures.add((event as Event & { payload: Error }).payload)
    lost()
  })
  page.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent
    if (reason instanceof Error && failures.has(reason)) report()
  })
}

/** A new build has its own notice; otherwise the server did not answer, and the notice goes once it does. */
const reportPart = async (): Promise<void> => {
  if (!(await hasNewBuild())) notifyError(currentWords().t('unavailable'), { cause: 'connection' })
}
export const watchBuild = (): void => watchParts(window, { lost: () => void tell(), report: () => void reportPart() })

/** Loads the page anew, once for each build: what fails afterwards has another reason. */
export const reloadOnce = async (): Promise<void> => {
  const own = ownScript()
  if (sessionStorage.getItem(RELOADED) === own || !(await hasNewBuild())) return
  sessionStorage.setItem(RELOADED, own!)
  location.reload()
}
