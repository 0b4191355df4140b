/** Banners above a form: restored draft, failed save. */
import { Copy, WifiOff } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import style from '../../form.module.css'
import { useStore } from '#web/ui/base/store.ts'
import { DocumentChips } from '../drafts/document-chips.tsx'
import { DraftBanner } from '../drafts/draft-banner.tsx'
import type { DocumentFormState } from '../drafts/use-draft.ts'
import type { Saving } from '../use-save.ts'
import { useFormWords } from '../../../words/form-words.ts'

/** The same page is open in two tabs. Drafts are kept apart, but the user should know. */
const SharedBanner = () => {
  const { t } = useFormWords()
  return (
    <div className={style.banner} role="status">
      <Copy size={16} aria-hidden="true" />
      <span>{t('form.shared')}</span>
    </div>
  )
}

const FailedBanner = ({ failed }: { failed: NonNullable<Saving['failed']> }) => {
  const { t } = useFormWords()
  return (
    <div className={style.banner} data-tone="bad" role="alert">
      <WifiOff size={16} aria-hidden="true" />
      <span>
        {failed.message} {t('form.keptHere')}
      </span>
      <Button onClick={failed.retry}>{t('web.retry')}</Button>
    </div>
  )
}

const WaitingBanner = ({ waiting }: { waiting: NonNullable<Saving['waiting']> }) => {
  const { t } = useFormWords()
  return (
    <div className={style.banner} data-tone="warn" role="alert">
      <WifiOff size={16} aria-hidden="true" />
      <span>{t('form.waiting')}</span>
      <Button onClick={waiting.takeBack}>{t('form.takeBack')}</Button>
      <Button variant="primary" onClick={waiting.send}>
        {t('waiting.send')}
      </Button>
    </div>
  )
}

interface FormBannersProps {
  form: Pick<DocumentFormState, 'draft'>
  saving: Pick<Saving, 'failed' | 'waiting'>
  editing: boolean
  isNew: boolean
}

/** Those of a document; loaded after its form. */
export const FormBanners = ({ form, saving, editing, isNew }: FormBannersProps) => {
  const isShared = useStore(form.draft.shared)
  return (
    <>
      {editing && <DraftBanner draft={form.draft} />}
      {editing && isNew && <DocumentChips draft={form.draft} />}
      {editing && isShared && <SharedBanner />}
      {saving.failed && <FailedBanner failed={saving.failed} />}
      {saving.waiting && <WaitingBanner waiting={saving.waiting} />}
    </>
  )
}
