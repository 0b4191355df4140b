/** A value as text; references to records and documents link to their pages. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Field } from '#model/field.ts'
import { useRights } from '#web/data/profile.ts'
import { documentNamed, listNamed, pageOfRecord } from '#web/pickers/registry.ts'
import { useTextContext } from '../fields/form-context.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import type { PlacedField } from '../draft/layout.ts'
import { useRefRow } from '../fields/ref-input.tsx'
import style from './stored.module.css'
import { showValue } from '../../values/value-text.ts'
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

export const ReadValue = (props: ReadProps): ReactNode => {
  const { name, field, value } = props
  const { t } = useFormWords()
  const context = useTextContext()
  switch (field.kind) {
    case 'ref':
      return documentNamed(field.of) ? <DocumentText {...props} /> : <RecordText {...props} />
    case 'flag':
      return t(value === true ? 'value.yes' : 'value.no')
    case 'object':
      return <ObjectText {...props} />
    case 'files':
    case 'records':
    case 'refs':
      return <FieldInput name={name} field={field} value={value} disabled onCommit={() => undefined} />
    default:
      return showValue(field, value, context)
  }
}
