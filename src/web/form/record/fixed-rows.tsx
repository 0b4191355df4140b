/** A fixed set of rows (such as the numbering of each kind of document), shown as a table of inputs. */
import type { Field } from '#model/field.ts'
import { isHidden } from '#model/marks.ts'
import { useRights } from '#web/data/profile.ts'
import { FieldShell } from '#web/ui/fields/field.tsx'
import type { LineDraft } from '../draft/draft.ts'
import { useTextContext } from '../fields/form-context.tsx'
import style from './fixed-rows.module.css'
import { FieldInput } from '../fields/inputs.tsx'
import type { FieldInputProps } from '../fields/field-props.ts'
import { isNumeric, showValue } from '../../values/value-text.ts'
import { useFormWords } from '../../words/form-words.ts'

interface RecordRowProps {
  columns: readonly [string, Field][]
  row: LineDraft
  index: number
  locked: boolean
  onChange: (part: string, value: unknown) => void
}

const RecordRow = ({
  columns,
  row,
  index,
  locked,
  name,
  inner,
  onChange,
}: RecordRowProps & Pick<FieldInputProps, 'name' | 'inner'>) => {
  const { label } = useFormWords()
  const context = useTextContext()
  // The first computed column names the row.
  const [first, told] = columns.find(([, field]) => field.derived)!
  const called = showValue(told, row[first], context)
  return (
    <tr>
      {columns.map(([part, field]) =>
        field.derived ? (
          <td key={part} className={style.readOnlyCell} data-label={label(field.label)}>
            {showValue(field, row[part], context)}
          </td>
        ) : (
          <td key={part} data-label={label(field.label)}>
            <FieldInput
              name={`${name}.${index}.${part}`}
              field={field}
              label={`${label(field.label)} ${called}`}
              hideLabel
              value={row[part] ?? null}
              disabled={locked}
              error={inner?.(`${index}.${part}`)}
              onCommit={(next) => onChange(part, next)}
            />
          </td>
        ),
      )}
    </tr>
  )
}

const RecordHeads = ({ columns }: Pick<RecordRowProps, 'columns'>) => {
  const { label } = useFormWords()
  return (
    <thead>
      <tr>
        {columns.map(([part, field]) => (
          <th key={part} scope="col" data-numeric={isNumeric(field) || undefined}>
            {label(field.label)}
            {field.required && <span aria-hidden="true"> *</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export const FixedRows = ({
  name,
  field,
  value,
  onCommit,
  disabled,
  label,
  hideLabel,
  error,
  inner,
}: FieldInputProps) => {
  const { sight } = useRights()
  const rows = (value ?? []) as LineDraft[]
  const columns = Object.entries(field.fields ?? {}).filter(
    ([, one]) => one.place !== 'hidden' && !one.fact && !isHidden(one, sight),
  )
  return (
    <FieldShell label={label} hideLabel={hideLabel ?? false} error={error}>
      {() => (
        <div className={style.container} data-field={name}>
          <table>
            <RecordHeads columns={columns} />
            <tbody>
              {rows.map((row, index) => (
                <RecordRow
                  // Rows are neither added nor removed, so the index is a stable key.
                  key={index}
                  {...{ columns, row, index, locked: disabled === true, name, inner }}
                  onChange={(part, next) => onCommit(rows.with(index, { ...row, [part]: next }))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FieldShell>
  )
}
