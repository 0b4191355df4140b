/** Shown instead of a page that failed to load or to render; the shell remains. */
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useWords } from '#web/words/words.ts'
import { reloadOnce } from './new-build.ts'
import { Button } from '#web/ui/button.tsx'
import { PageState } from '#web/ui/parts.tsx'

const Reload = () => {
  const { t } = useWords()
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      {t('page.reload')}
    </Button>
  )
}

/** The page's files are gone if the program was built anew. */
const useNewBuild = (): void =>
  useEffect(() => {
    void reloadOnce()
  }, [])

export const PageError = () => {
  const error = useRouteError()
  useNewBuild()
  const { t } = useWords()
  return (
    <PageState role="alert" icon={<CircleAlert size={32} />} title={t('page.broken')} actions={<Reload />}>
      <span>{error instanceof Error ? error.message : String(error)}</span>
    </PageState>
  )
}

/** The chunk of the page could not be loaded (contract README §5.2 no. 10). */
export const ChunkLost = () => {
  useNewBuild()
  const { t } = useWords()
  return <PageState role="alert" icon={<CircleAlert size={32} />} title={t('pageNotLoaded')} actions={<Reload />} />
}
