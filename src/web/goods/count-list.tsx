/** List of counted and uncounted goods, to look something up or to jump to it. */
import { Search } from 'lucide-react'
import { useState } from 'react'
import { fold, searchWords } from '#kernel/fold.ts'
import type { LineDraft } from '#web/form/draft/draft.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Segments, TextInput } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import style from './goods.module.css'
import { goodsOn, quantityOf } from './on-line.ts'

const PAGE = 60

interface PhoneListProps {
  lines: readonly LineDraft[]
  onPick: (place: number) => void
}

export const PhoneList = ({ lines, onPick }: PhoneListProps) => {
  const { t, label, language } = useFormWords()
  const model = useFormModel()
  const [typed, setTyped] = useState('')
  const [which, setWhich] = useState<'everything' | 'counted' | 'onlyUncounted'>('everything')
  const [most, setMost] = useState(PAGE)
  const words = searchWords(typed)
  const found = lines.flatMap((line, place) => {
    const counted = quantityOf(model, line)
    if (which !== 'everything' && (which === 'counted') !== (counted !== null)) return []
    const { name, code } = goodsOn(model, line)
    const text = words.length > 0 ? fold(`${code} ${name}`) : ''
    return words.every((word) => text.includes(word)) ? [{ place, name, code, line, counted }] : []
  })
  return (
    <Stack gap={8} className="pad-8 fill-down">
      <TextInput
        label={t('picker.search')}
        hideLabel
        placeholder={t('picker.search')}
        left={<Search size={18} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Segments
        label={label('count.list')}
        options={(['everything', 'counted', 'onlyUncounted'] as const).map((value) => ({
          value,
          label: label(`count.${value}`),
        }))}
        value={which}
        onChange={setWhich}
      />
      <div
        className="fill-down scroll"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < 300 && most < found.length) setMost(most + PAGE)
        }}
      >
        {found.slice(0, most).map(({ place, name, code, line, counted }) => (
          <button key={place} type="button" className={style.row} onClick={() => onPick(place)}>
            <span>
              {name}
              <small>{code}</small>
            </span>
            <b>{counted === null ? '–' : showNumber(counted, marksOf(language))}</b>
            <small>{goodsOn(model, line).unitName}</small>
          </button>
        ))}
        {found.length === 0 && (
          <p className={style.empty}>{label(lines.length === 0 ? 'count.empty' : 'count.none')}</p>
        )}
      </div>
    </Stack>
  )
}
