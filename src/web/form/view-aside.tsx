/** Beside a stored document: what the ledgers say of it, what it is related to, who did what. */
import { stateOf } from '#model/state.ts'
import { Link } from 'react-router'
import type { Decimal } from '#kernel/decimal.ts'
import { isNumberKind, type Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import type { ReadDocument } from '#wire/document.ts'
import { momentText } from '#web/grid/cell.tsx'
import { documentOfModule } from '#web/pickers/registry.ts'
import { shapeOf } from './draft.ts'
import style from './form.module.css'
import { marksOf, showNumber } from './number-text.ts'
import { useFormWords } from './words.ts'

/** The same amount in the currency of the house is for those who reckon with it, not for a second look. */
const isInBase = (fields: Fields, name: string): boolean => name.endsWith('Base') && name.slice(0, -4) in fields

const Facts = ({ definition, document }: { definition: AnyDocument; document: ReadDocument }) => {
  const { t, label, language } = useFormWords()
  const { fields } = shapeOf(definition)
  const facts = Object.entries(fields).filter(
    ([name, field]) =>
      !isInBase(fields, name) &&
      field.fact &&
      isNumberKind(field.kind) &&
      document[name] !== null &&
      document[name] !== undefined,
  )
  const words = document['totalInWords']
  if (facts.length === 0 && !words) return null
  return (
    <section>
      <h2>{t('form.ledger')}</h2>
      <dl className={style.facts}>
        {facts.map(([name, field]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{label(field.label)}</dt>
            <dd data-strong={name === 'remaining' || undefined}>
              {showNumber(document[name] as Decimal, marksOf(language))}
            </dd>
          </div>
        ))}
      </dl>
      {typeof words === 'string' && words && <p className={style.when}>{words}</p>}
    </section>
  )
}

const Related = ({ document }: { document: ReadDocument }) => {
  const { t, label } = useFormWords()
  if (document.related.length === 0) return null
  return (
    <section>
      <h2>{t('form.related')}</h2>
      <ul className={style.related}>
        {document.related.map((one) => {
          const kind = documentOfModule(one.module)
          const text = (
            <>
              <span>{one.number || '–'}</span>
              <small>{kind ? label(kind.label) : one.module}</small>
            </>
          )
          return (
            <li key={one.module + one.id}>
              {kind ? (
                <Link to={`${kind.screen.base}/${kind.screen.detail.replace(':id', one.id)}`}>{text}</Link>
              ) : (
                text
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Timeline = ({ definition, document }: { definition: AnyDocument; document: ReadDocument }) => {
  const { t, label } = useFormWords()
  const now = stateOf(definition.lifecycle, document)
  const told = [
    ...(now ? [{ key: 'now', what: label(now.label), when: '' }] : []),
    ...(document.updatedAt
      ? [
          {
            key: 'updated',
            what: t('form.updatedBy', { name: document.updatedBy ?? '' }),
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
        {told.map(({ key, what, when }) => (
          <li key={key}>
            {what}
            <div className={style.when}>{when}</div>
          </li>
        ))}
      </ol>
      <p className={style.when}>{t('form.version', { n: document.version })}</p>
    </section>
  )
}

export const ViewAside = (props: { definition: AnyDocument; document: ReadDocument }) => {
  const { t } = useFormWords()
  return (
    <aside className={style.aside} aria-label={t('form.about')}>
      <Facts {...props} />
      <Related document={props.document} />
      <Timeline {...props} />
    </aside>
  )
}
