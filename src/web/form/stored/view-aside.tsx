/** Right column of a stored document: amounts, related documents and history. */
import { isVoid, stateOf } from '#model/state.ts'
import { Link } from '#web/ui/link.tsx'
import type { AnyDocument } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'
import { momentText } from '#web/grid/cell.tsx'
import { ExchangesAbout } from '#web/exchange/later-exchanges.tsx'
import { LettersAbout } from '#web/mail/later-letters.tsx'
import { pageOfDocument } from '#web/pickers/registry.ts'
import { usePhone } from '#web/ui/viewport.ts'
import { AmountsCard } from './amounts-card.tsx'
import style from './stored.module.css'
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

const Timeline = ({ definition, document }: { definition: AnyDocument; document: ReadDocument }) => {
  const { t, label } = useFormWords()
  const now = stateOf(definition.lifecycle, document)
  const events = [
    ...(now ? [{ key: 'now', what: label(now.label), when: '' }] : []),
    ...(document.updatedAt
      ? [
          {
            key: 'updated',
            // A cancelled document cannot be changed any more: the last change is its cancel.
            what: t(isVoid(definition.lifecycle, document) ? 'form.cancelledBy' : 'form.updatedBy', {
              name: document.updatedBy ?? '',
            }),
            when: momentText(document.updatedAt),
          },
        ]
      : []),
    ...(document.createdAt
      ? [
          {
            key: 'created',
            what: t('form.createdBy', { name: document.createdBy ?? '' }),
            when: momentText(document.createdAt),
          },
        ]
      : []),
  ]
  return (
    <section>
      <h2>{t('form.history')}</h2>
      <ol className={style.timeline}>
        {events.map(({ key, what, when }) => (
          <li key={key}>
            {what}
            <div className={style.smallText}>{when}</div>
          </li>
        ))}
      </ol>
      <p className={style.smallText}>{t('form.version', { n: document.version })}</p>
    </section>
  )
}

export const ViewAside = (props: { definition: AnyDocument; document: ReadDocument }) => {
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
