import { Link2 } from 'lucide-react'
import { Link } from '#web/ui/link.tsx'
import type { ReadDocument } from '#wire/document.ts'
import { documentOfModule } from '#web/pickers/registry.ts'
import style from '../form.module.css'
import { useFormWords } from '../../words/form-words.ts'

/**
 * Shown on a voucher that another document maintains: it can be read here and is changed there (contract documents
 * §10).
 */
export const KeptBanner = ({ document }: { document: ReadDocument }) => {
  const { t, label } = useFormWords()
  const keeper = document.related.find((one) => one.id === document['keeper'])
  const kind = keeper && documentOfModule(keeper.module)
  return (
    <div className={style.banner} role="status">
      <Link2 size={16} aria-hidden="true" />
      <span>{t('form.keptElsewhere')}</span>
      {kind && (
        <Link to={`${kind.screen.base}/${kind.screen.detail.replace(':id', keeper.id)}`}>
          {`${label(kind.label)} ${keeper.number}`}
        </Link>
      )}
    </div>
  )
}
