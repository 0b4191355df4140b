import { SearchX } from 'lucide-react'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageState } from '#web/ui/parts.tsx'

export const NotFound = () => {
  const { t } = useWords()
  return (
    <PageState
      icon={<SearchX size={32} />}
      title={t('page.notFound')}
      actions={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('page.home')}
        </Link>
      }
    />
  )
}
