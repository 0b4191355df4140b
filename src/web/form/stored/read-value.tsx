/** A value as text; references to records and documents link to their pages. */
import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import { lostSecretMark, secretMark, type Field, type Fields } from '#model/field.ts'
import { isHidden } from '#model/marks.ts'
import { useRights } from '#web/data/profile.ts'
import { documentNamed, listNamed, pageOfRecord } from '#web/pickers/registry.ts'
import { useTextContext } from '../fields/form-context.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import type { PlacedField } from '../draft/layout.ts'
import { useRefRow } from '../fields/ref-input.tsx'
import style from './stored.module.css'
import { isNumeric, showValue } from '../../values/value-text.ts'
import { useFormWords } from '../../words/form-words.ts'

/** True when there is nothing to show. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

interface ReadProps extends PlacedField {
  value: unknown
}

const Reached = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? (
    children
  ) : (
    <Link className={style.link} to={to}>
      {children}
    </Link>
  )

/** Links to the page of a record, if the user may open it. */
export const RecordLink = ({ field, value, children }: { field: Field; value: unknown; children: ReactNode }) => {
  const { may } = useRights()
  const list = listNamed(field.of)
  const isOpen = list && typeof value === 'string' && (list.open === true || may(list.right, 'R'))
  return <Reached to={isOpen ? pageOfRecord(list, value, field.narrow) : null}>{children}</Reached>
}
const RecordText = ({ field, value }: ReadProps) => {
  const row = useRefRow(field.of, value)
  return (
    <RecordLink field={field} value={value}>
      {row?.name || row?.code || '…'}
    </RecordLink>
  )
}

const DocumentText = ({ field, value }: ReadProps) => {
  const { may } = useRights()
  const number = useRefRow(field.of, value)?.code
  const meta = documentNamed(field.of)!
  const path = `${meta.screen.base}/${meta.screen.detail.replace(':id', String(value))}`
  return <Reached to={may(meta.right, 'R') ? path : null}>{number || '…'}</Reached>
}

const ObjectText = ({ field, value }: ReadProps) => {
  const { label } = useFormWords()
  const parts = value as Readonly<Record<string, unknown>>
  return (
    <dl className={style.subfields}>
      {Object.entries(field.fields ?? {})
        .filter(([name, one]: [string, Field]) => one.place !== 'hidden' && !isNothing(parts[name]))
        .map(([name, one]: [string, Field]) => (
          <div key={name}>
            <dt>{label(one.label)}</dt>
            <dd>
              <ReadValue name={name} field={one} value={parts[name]} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

type Row = Readonly<Record<string, unknown>>

/** Rows of a value (contacts, stock by store) as a table; columns without any value are left out. */
const RowsText = ({ field, value }: ReadProps) => {
  const { label } = useFormWords()
  const { sight } = useRights()
  const rows = value as readonly Row[]
  const columns = Object.entries((field.fields ?? {}) as Fields).filter(
    ([name, one]) => one.place !== 'hidden' && !isHidden(one, sight) && rows.some((row) => !isNothing(row[name])),
  )
  return (
    <div className={style.rows} tabIndex={0} role="region" aria-label={label(field.label)}>
      <table>
        <thead>
          <tr>
            {columns.map(([name, one]) => (
              <th key={name} scope="col" data-numeric={isNumeric(one) || undefined}>
                {label(one.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={String(row['lineId'] ?? index)}>
              {columns.map(([name, one]) => (
                <td key={name} data-numeric={isNumeric(one) || undefined}>
                  {!isNothing(row[name]) && <ReadValue name={name} field={one} value={row[name]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const ReadValue = (props: ReadProps): ReactNode => {
  const { name, field, value } = props
  const { t } = useFormWords()
  const context = useTextContext()
  switch (field.kind) {
    case 'ref':
      return documentNamed(field.of) ? <DocumentText {...props} /> : <RecordText {...props} />
    case 'flag':
      return t(value === true ? 'value.yes' : 'value.no')
    case 'secret':
      return value === lostSecretMark ? <span className="bad">{t('form.secretLost')}</span> : secretMark
    case 'object':
      return <ObjectText {...props} />
    case 'records':
      return <RowsText {...props} />
    case 'files':
    case 'refs':
      return <FieldInput name={name} field={field} value={value} disabled onCommit={() => undefined} />
    default:
      return showValue(field, value, context)
  }
}
