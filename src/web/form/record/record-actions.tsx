/** Actions that only this list has, on the page of its record. */
import { useNavigate } from 'react-router'
import { wireName } from '#model/field.ts'
import { useRights } from '#web/data/profile.ts'
import type { WireRow } from '#web/data/queries.ts'
import { useOwnActions } from '#web/list/actions/use-own-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { needsText } from '#web/words/right-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import type { RecordSubject, RecordValues } from './record-subject.ts'

export const RecordActions = ({ subject, start }: { subject: RecordSubject; start: RecordValues }) => {
  const { label } = useFormWords()
  const { may } = useRights()
  const navigate = useNavigate()
  const { listing } = subject
  const actions = useOwnActions(listing?.list, 'view')
  if (!listing) return null
  const named = { s_ID: start.id ?? '', Code: start['code'], Name: subject.nameOf(start) }
  const values = Object.entries(subject.fields).map(([name, field]) => [wireName(name, field), start[name]])
  const row = { ...Object.fromEntries(values), version: start['version'], ...named } as WireRow
  const lackedBy = ({ right, needs = [] }: (typeof actions)[number]): string | undefined => {
    const lacked = subject.may(right, may) ? needs.find((pair) => !may(...pair)) : ([subject.right, right] as const)
    return lacked && needsText(label, lacked)
  }
  return actions
    .filter((one) => one.shows(row))
    .map((one) => (
      <Button
        key={one.name}
        icon={<one.icon size={15} />}
        reason={lackedBy(one)}
        onClick={() => {
          // The record may be another's part now.
          void one
            .run(listing, [row], (path) => void navigate(path))
            .then((done) => done && navigate(subject.paths.list))
        }}
      >
        {label(one.label)}
      </Button>
    ))
}
