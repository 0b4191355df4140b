/** What the form is called and the paper it is printed on. */
import { Checkbox, TextArea, TextInput } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { papers, type Paper } from '#web/print/job.ts'
import { useTemplateWords } from '../words.ts'
import type { TemplateDraft } from './draft.ts'
import style from './editor.module.css'

export interface SettingsPanelProps {
  draft: TemplateDraft
  /** The code of a delivered form stays. */
  isDelivered: boolean
  readOnly: boolean
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<TemplateDraft>, step: string) => void
}

export const SettingsPanel = ({ draft, isDelivered, readOnly, errors, onChange }: SettingsPanelProps) => {
  const { w, label } = useTemplateWords()
  const text = (name: 'name' | 'code' | 'note') => ({
    value: draft[name],
    disabled: readOnly || (name === 'code' && isDelivered),
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange({ [name]: value }, name),
  })
  const isOwnSize = draft.pageWidth !== '' || draft.pageHeight !== ''
  return (
    <Stack gap={10}>
      <TextInput label={label('template.name')} required {...text('name')} />
      <TextInput label={label('template.code')} required {...text('code')} />
      <Select
        label={label('template.size')}
        disabled={readOnly}
        value={isOwnSize ? 'own' : (draft.size ?? 'asText')}
        options={[
          { value: 'asText', label: w('templates.paperAsText') },
          ...papers.map((one) => ({ value: one, label: label(`template.size.${one}`) })),
          { value: 'own', label: w('templates.ownPaper') },
        ]}
        onChange={(size) => onChange(paperOf(size), 'size')}
      />
      {isOwnSize && <OwnSize {...{ draft, readOnly, errors, onChange }} />}
      <Select
        label={label('template.orientation')}
        disabled={readOnly}
        value={draft.orientation ?? 'portrait'}
        options={(['portrait', 'landscape'] as const).map((one) => ({
          value: one,
          label: label(`template.orientation.${one}`),
        }))}
        onChange={(orientation) =>
          onChange({ orientation: orientation === 'landscape' ? 'landscape' : 'portrait' }, 'orientation')
        }
      />
      <TextArea label={label('template.note')} {...text('note')} />
      <Checkbox
        label={label('template.active')}
        checked={draft.active}
        disabled={readOnly}
        onChange={({ currentTarget: { checked } }) => onChange({ active: checked }, '')}
      />
    </Stack>
  )
}

/** Own paper begins as a label of a usual size. */
const paperOf = (chosen: string | null): Partial<TemplateDraft> =>
  chosen === 'own'
    ? { size: null, pageWidth: '100', pageHeight: '150' }
    : { size: chosen === 'asText' ? null : (chosen as Paper | null), pageWidth: '', pageHeight: '' }

const OwnSize = ({ draft, readOnly, errors, onChange }: Omit<SettingsPanelProps, 'isDelivered'>) => {
  const { label, w } = useTemplateWords()
  return (
    <div className={style.pair}>
      {(['pageWidth', 'pageHeight'] as const).map((name) => (
        <TextInput
          key={name}
          label={label(`template.${name}`)}
          numeric
          inputMode="decimal"
          data-keypad=","
          value={draft[name]}
          disabled={readOnly}
          error={errors[name]}
          hint={name === 'pageHeight' ? w('templates.noHeight') : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ [name]: value }, name)}
        />
      ))}
    </div>
  )
}
