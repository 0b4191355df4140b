/** How many copies of which forms are made of each document. */
import { Copy, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'
import { MOST_COPIES, type PrintChoice } from './choice.ts'
import { copiesOf, type PrintForm } from './paper-form.ts'
import style from './print.module.css'

interface Props {
  forms: readonly PrintForm[]
  chosen: PrintChoice
  onChange: (chosen: PrintChoice) => void
}
export const Copies = ({ forms, chosen, onChange }: Props) => {
  const { t } = useFormWords()
  const [opened, setOpened] = useState(false)
  const copies = copiesOf(forms, chosen)
  const total = Object.values(copies).reduce((sum, count) => sum + count, 0)
  const set = (form: PrintForm, count: number) => {
    const next = Object.fromEntries(Object.entries({ ...copies, [form.id]: count }).filter(([, many]) => many > 0))
    // Papers differ from form to form: where several are printed, each has its own.
    const isOne = Object.keys(next).length === 1
    onChange({ ...chosen, copies: next, ...(!isOne && { paper: '', orientation: '' }) })
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      label={t('printing.copies')}
      sheet
      target={
        <Button icon={<Copy size={16} />} onClick={() => setOpened(!opened)}>
          {t('printing.copiesEach', { n: total })}
        </Button>
      }
    >
      <div className={style.copies}>
        {forms.map((form) => {
          const count = copies[form.id] ?? 0
          return (
            <div key={form.id} role="group" aria-label={form.name}>
              <span>{form.name}</span>
              <IconButton
                label={t('printing.fewer', { name: form.name })}
                icon={<Minus size={16} />}
                disabled={count === 0 || total === 1}
                onClick={() => set(form, count - 1)}
              />
              <output>{count}</output>
              <IconButton
                label={t('printing.further', { name: form.name })}
                icon={<Plus size={16} />}
                disabled={count >= MOST_COPIES}
                onClick={() => set(form, count + 1)}
              />
            </div>
          )
        })}
        <Checkbox
          label={t('printing.paired')}
          checked={chosen.isPaired}
          onChange={({ currentTarget }) => onChange({ ...chosen, isPaired: currentTarget.checked })}
        />
      </div>
    </Popover>
  )
}
