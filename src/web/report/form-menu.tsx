/** Chooses the form of a report: the same figures by other rows, under the same conditions. */
import { Check, Rows3 } from 'lucide-react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'
import { formLabel, type ReportMeta } from '#model/report.ts'
import style from './report.module.css'
import { formsOf } from './forms.ts'

export const FormMenu = ({
  report,
  disabled,
  onForm,
}: {
  report: ReportMeta
  disabled: boolean
  onForm: (name: string) => void
}) => {
  const { t, label } = useFormWords()
  const forms = formsOf(report)
  if (forms.length < 2) return null
  return (
    <Menu
      label={t('reports.form')}
      target={
        <Button className={style.iconOnPhone} icon={<Rows3 size={16} />} disabled={disabled}>
          {label(formLabel(report))}
        </Button>
      }
    >
      {forms.map(({ name }) => (
        <MenuItem
          key={name}
          icon={name === report.name ? <Check size={16} /> : <span />}
          onSelect={() => name !== report.name && onForm(name)}
        >
          {label(formLabel({ name }))}
        </MenuItem>
      ))}
    </Menu>
  )
}
