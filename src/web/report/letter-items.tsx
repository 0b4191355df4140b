/** The letters of a report in its menu: with the usual form, and with each other one where there are several. */
import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import type { ReportLetters } from '#model/report.ts'
import { formsQuery, letterForms } from '#web/print/forms.ts'
import { MenuItem } from '#web/ui/floating/menu.tsx'
import { useFormWords } from '#web/words/form-words.ts'

interface LetterItemsProps {
  letters: ReportLetters
  /** '' is the usual form. */
  onSelect: (form: string) => void
}
export const LetterItems = ({ letters, onSelect }: LetterItemsProps) => {
  const { label } = useFormWords()
  const { data: forms = [] } = useQuery(formsQuery(letterForms(letters.code)))
  // The default stands first.
  const others = forms.slice(1)
  const name = label(letters.label)
  const icon = <Handshake size={16} />
  return (
    <>
      <MenuItem icon={icon} onSelect={() => onSelect('')}>
        {name}
      </MenuItem>
      {others.map((form) => (
        <MenuItem key={form.id} icon={icon} onSelect={() => onSelect(form.id)}>
          {`${name} – ${form.name}`}
        </MenuItem>
      ))}
    </>
  )
}
