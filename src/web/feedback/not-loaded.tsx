/** Stands for what could not be read: why, and a way to read it again. */
import { Button } from '#web/ui/button.tsx'
import { PageState } from '#web/ui/parts.tsx'
import { useWords } from '#web/words/words.ts'

export const NotLoaded = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => {
  const { t } = useWords()
  return (
    <PageState
      role="alert"
      title={error.message}
      actions={<Button onClick={() => void onRetry()}>{t('web.retry')}</Button>}
    />
  )
}
