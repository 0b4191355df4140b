import { Lock } from 'lucide-react'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageState } from '#web/ui/parts.tsx'

export const NoAccess = () => {
  const { t } = useWords()
  return (
    <PageState
      icon={<Lock size={32} />}
      title={t('noAccess')}
      actions={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('page.home')}
        </Link>
      }
    />
  )
}
