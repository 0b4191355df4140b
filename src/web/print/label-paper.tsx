/** Which paper and which form labels are printed with. */
import { useQuery } from '@tanstack/react-query'
import { labelSheets, ownSheetLimits } from '#output/label-sheets.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { formsQuery } from './forms.ts'
import { ownParts, readPart, type TypedSheet } from './label-choice.ts'
import style from './labels.module.css'

/** The known sheets, and own sizes: of labels on a roll, and of a sheet that is cut into equal ones. */
export const LabelPaper = ({ paper, onChange }: { paper: TypedSheet; onChange: (paper: TypedSheet) => void }) => {
  const { t, language } = useFormWords()
  const { name, parts } = paper
  return (
    <>
      <Select
        label={t('labels.sheet')}
        options={[
          ...labelSheets.map((one) => ({ value: one.name, label: t(`labels.sheet.${one.name}`) })),
          { value: 'roll', label: t('labels.sheet.roll') },
          { value: 'grid', label: t('labels.sheet.grid') },
        ]}
        value={name}
        onChange={(next) => onChange({ ...paper, name: next ?? name })}
      />
      {ownParts[name] && (
        <div className={style.own}>
          {ownParts[name].map((part) => {
            const [min, max] = ownSheetLimits[part]
            return (
              <TextInput
                key={part}
                label={t(`labels.own.${part}`)}
                numeric
                inputMode="numeric"
                value={parts[part]}
                error={readPart(part, parts[part], language) === null ? t('labels.ownWhole', { min, max }) : undefined}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onChange={({ currentTarget: { value } }) => onChange({ ...paper, parts: { ...parts, [part]: value } })}
              />
            )
          })}
        </div>
      )}
    </>
  )
}

/** Where there is more than one form of labels. */
export const LabelForm = ({ template, onChange }: { template: string; onChange: (template: string) => void }) => {
  const { t } = useFormWords()
  const { data: forms = [] } = useQuery(formsQuery({ xType: 13, base: 'TEMMAVACH' }))
  if (forms.length < 2) return null
  const chosen = forms.find(({ id }) => id === template) ?? forms[0]!
  return (
    <Select
      label={t('printing.template')}
      options={forms.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.id}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
