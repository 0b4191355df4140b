/** Says which page was refused, by which right it opens, and who can give it. */
import { Lock } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { useSettings } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageState } from '#web/ui/parts.tsx'
import type { RefusedPage } from '../menu/page-handle.ts'
import { rightText } from '../words/right-text.ts'

const Needs = ({ page, needs, isAll }: RefusedPage) => {
  const { label } = useWords()
  const { tenantName } = useSettings()
  const rights = needs.map((right) => rightText(label, right)).join(label(isAll ? 'noAccess.and' : 'noAccess.or'))
  return (
    <>
      <p>{label('noAccess.needs', { page, rights })}</p>
      <p>{label('noAccess.ask', { company: tenantName })}</p>
    </>
  )
}

export const NoAccess = () => {
  const { t } = useWords()
  const { state } = useLocation() as { state: Partial<RefusedPage> | null }
  return (
    <PageState
      icon={<Lock size={32} />}
      title={t('noAccess')}
      actions={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('page.home')}
        </Link>
      }
    >
      {state?.page && state.needs && <Needs page={state.page} needs={state.needs} isAll={state.isAll ?? false} />}
    </PageState>
  )
}
