/** Assigns the columns of the file to those of the import; the user assigns columns with unknown headings. */
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import style from './import.module.css'
import type { ImportState } from './use-import.ts'

export const MatchColumns = ({ state }: { state: ImportState }) => {
  const { t } = useFormWords()
  const { content: look, matching, missing } = state
  const ours = Object.keys(matching)
  const found = ours.filter((heading) => matching[heading]).length
  const unknown = look!.headings.filter((heading) => !Object.values(matching).includes(heading))
  const [open, setOpen] = useState(missing.length > 0)
  return (
    <section className={style.matching} aria-label={t('importing.match')}>
      <div className={style.matchHeader}>
        <Button
          variant="subtle"
          icon={open ? <ChevronDown size={15} /> : <ChevronRight size={15} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('importing.matched', { n: found, all: ours.length })}
        </Button>
        {unknown.length > 0 && <span>{t('importing.unknown', { names: unknown.join(', ') })}</span>}
      </div>
      {missing.length > 0 && (
        <p role="alert" className={style.missing}>
          {t('importing.missing', { names: missing.join(', ') })}
        </p>
      )}
      {open && (
        <div className={style.matchGrid}>
          {ours.map((heading) => (
            <Match key={heading} heading={heading} state={state} />
          ))}
        </div>
      )}
    </section>
  )
}

const Match = ({ heading, state }: { heading: string; state: ImportState }) => {
  const { t } = useFormWords()
  const { content: look, matching, missing, busy } = state
  const theirs = matching[heading] ?? ''
  const options = [
    { value: '', label: t('importing.notImported') },
    ...look!.headings.map((one) => ({ value: one, label: one })),
  ]
  const sample = (look!.samples[theirs] ?? []).filter(Boolean).join(' · ')
  return (
    <div>
      <Select
        label={heading}
        options={options}
        value={theirs}
        disabled={busy}
        {...(missing.includes(heading) && { error: t('importing.choosePlease') })}
        onChange={(value) => void state.match(heading, value ?? '')}
      />
      <small>{sample || '\u00a0'}</small>
    </div>
  )
}
