/** Right column of a stored document: amounts, related documents and history. */
import { Link } from '#web/ui/link.tsx'
import type { ReadDocument } from '#wire/document.ts'
import { ExchangesAbout } from '#web/exchange/later-exchanges.tsx'
import { LettersAbout } from '#web/mail/later-letters.tsx'
import { pageOfDocument } from '#web/pickers/registry.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { AmountsCard } from './amounts-card.tsx'
import style from './stored.module.css'
import { Timeline, type TimelineProps } from './timeline.tsx'
import { useFormWords } from '../../words/form-words.ts'

const Related = ({ document }: { document: ReadDocument }) => {
  const { t, label } = useFormWords()
  if (document.related.length === 0) return null
  return (
    <section>
      <h2>{t('form.related')}</h2>
      <ul className={style.related}>
        {document.related.map((one) => {
          const page = pageOfDocument(one.module, one.id)
          const text = (
            <>
              <span>{one.number || '–'}</span>
              <small>{page ? label(page.label) : one.module}</small>
            </>
          )
          return <li key={one.module + one.id}>{page ? <Link to={page.path}>{text}</Link> : text}</li>
        })}
      </ul>
    </section>
  )
}

export const ViewAside = (props: TimelineProps) => {
  const { t } = useFormWords()
  const phone = usePhone()
  return (
    <aside className={style.aside} aria-label={t('form.about')}>
      {/* On a phone the amounts stand below the head. */}
      {!phone && <AmountsCard />}
      {props.document.id !== null && props.definition.prints.length > 0 && (
        <LettersAbout module={props.definition.wire.module} id={props.document.id} />
      )}
      {props.document.id !== null && props.definition.asksOthers && (
        <ExchangesAbout module={props.definition.wire.module} id={props.document.id} />
      )}
      <Related document={props.document} />
      <Timeline {...props} />
    </aside>
  )
}
