/** An address typed or pasted as one text: the place it names, or the choice between several. */
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import style from './address.module.css'

export type ParseAnswer = AnswerOf<'api/ApiListVillage/Parse'>
export type FoundPlace = ParseAnswer['ListItem'][number]

export const parseAddress = (text: string): Promise<ParseAnswer> => call('api/ApiListVillage/Parse', { body: { text } })

/** "Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh". */
export const titleOf = (one: FoundPlace): string =>
  [...new Set([one.Name, one.districtName, one.provinceName])].filter(Boolean).join(', ')

/** True if it may be more than a street, so that it is worth asking. */
export const isAddress = (text: string): boolean => /[,;\n]| - /.test(text) || /\b(p|q|x|h|tp|tt|tx)[. ]/i.test(text)

interface CandidatesProps {
  found: ParseAnswer
  onPick: (one: FoundPlace) => void
  onNone: () => void
}
export const Candidates = ({ found, onPick, onNone }: CandidatesProps) => {
  const { label } = useFormWords()
  return (
    <div className={style.found} role="group" aria-label={label('partner.address.which')}>
      <span>{label('partner.address.which')}</span>
      <ul className={style.candidates}>
        {found.ListItem.map((one) => (
          <li key={one.s_ID}>
            <Button size="small" onClick={() => onPick(one)}>
              {titleOf(one)}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="link" onClick={onNone}>
        {label('partner.address.none')}
      </Button>
    </div>
  )
}

/** Says what was filled in, and takes it back. */
export const Filled = ({ title, onUndo }: { title: string; onUndo: () => void }) => {
  const { label } = useFormWords()
  return (
    <div className={style.found} role="status">
      <span>{label('partner.address.filled', { place: title })}</span>
      <Button variant="link" onClick={onUndo}>
        {label('partner.address.undo')}
      </Button>
    </div>
  )
}
