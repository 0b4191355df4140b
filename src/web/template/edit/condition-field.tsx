/** When a block is printed, and whether it is repeated: chosen instead of written. */
import { listPathFrom, readCondition, writeCondition, type Condition } from '#output/editing/tokens.ts'
import { TextInput } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useTemplateWords } from '../words.ts'
import { useEditor } from './editor-context.ts'
import { fieldOption } from './said.ts'

interface ConditionFieldProps {
  value: string | undefined
  /** The list whose items are repeated there. */
  each: string | undefined
  onChange: (value: string | undefined) => void
}
const tests = ['some', 'none', 'is', 'isNot'] as const

export const ConditionField = ({ value, each, onChange }: ConditionFieldProps) => {
  const { w } = useTemplateWords()
  const { fields, lists, readOnly } = useEditor()
  const condition = value === undefined ? null : readCondition(value)
  const offered = [...fields, ...lists].filter((one) => one.each === undefined || one.each === each)
  const pathOf = (one: { path: string; each?: string | undefined }): string =>
    one.each === undefined && each !== undefined ? `/${one.path}` : one.path
  const known = offered.some((one) => pathOf(one) === condition?.path)
  const set = (change: Partial<Condition>) =>
    onChange(writeCondition({ path: '', test: 'some', value: '', ...condition, ...change }))
  return (
    <>
      <Select
        label={w('templates.printed')}
        disabled={readOnly}
        value={condition?.test ?? 'always'}
        options={['always' as const, ...tests].map((one) => ({ value: one, label: w(`templates.when.${one}`) }))}
        onChange={(test) =>
          test === 'always' || test === null
            ? onChange(undefined)
            : set({
                test: test as Condition['test'],
                ...(condition === null && { path: pathOf(offered[0] ?? { path: '#' }) }),
              })
        }
      />
      {condition && (
        <Select
          label={w('templates.value')}
          disabled={readOnly}
          value={condition.path}
          options={[
            ...(known ? [] : [{ value: condition.path, label: condition.path }]),
            ...offered.map((one) => fieldOption(one, pathOf(one))),
          ]}
          onChange={(path) => path !== null && set({ path })}
        />
      )}
      {condition && (condition.test === 'is' || condition.test === 'isNot') && (
        <TextInput
          label={w('templates.compared')}
          disabled={readOnly}
          value={condition.value}
          onChange={({ currentTarget: { value: next } }) => set({ value: next })}
        />
      )}
    </>
  )
}

export const RepeatField = ({ value, each, onChange }: ConditionFieldProps) => {
  const { w } = useTemplateWords()
  const { lists, readOnly } = useEditor()
  const paths = lists.map(({ path }) => path)
  const offered = lists.flatMap(({ path, label }) => {
    const own = listPathFrom(path, paths, each)
    return own === null ? [] : [{ value: own, label }]
  })
  const isKnown = value === undefined || offered.some((one) => one.value === value)
  if (offered.length === 0 && value === undefined) return null
  return (
    <Select
      label={w('templates.repeated')}
      disabled={readOnly}
      value={value ?? 'once'}
      options={[
        { value: 'once', label: w('templates.once') },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...offered,
      ]}
      onChange={(next) => onChange(next === 'once' || next === null ? undefined : next)}
    />
  )
}
