/** A page that could not be loaded or broke: said in words, the shell stays. */
import { CircleAlert } from 'lucide-react'
import { useRouteError } from 'react-router'
import { useWords } from '#web/session/words.ts'
import { Button } from '#web/ui/button.tsx'
import { PageState } from '#web/ui/parts.tsx'

/** Vite's words for a chunk that did not come differ by browser. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'chunk' || /dynamically imported module|module script failed|Failed to fetch/i.test(error.message))

export const PageError = () => {
  const error = useRouteError()
  const { t } = useWords()
  const chunk = isChunkFailure(error)
  return (
    <PageState role="alert" icon={<CircleAlert size={32} />} title={t(chunk ? 'pageNotLoaded' : 'page.broken')}
      actions={<Button variant="primary" onClick={() => location.reload()}>{t('page.reload')}</Button>}>
      {!chunk && <span>{error instanceof Error ? error.message : String(error)}</span>}
    </PageState>
  )
}
