/** What the page of a list shows in place of rows. */
import { GROUP_BY } from '#wire/grouping.ts'
import { EmptyList, EmptyPeriod, FailedList, NoMatch, NotInSight } from '../states.tsx'
import type { BodyProps } from '../body-props.ts'

export const insteadOf = ({
  subject,
  list: { answer, rows, groups, state, lost },
  onClear,
  onAllDays: onEver,
  onEverywhere,
}: BodyProps) => {
  if (answer.state === 'failed') return <FailedList problem={answer.problem} onAgain={answer.again} />
  if (answer.state === 'first' || rows.length > 0 || (groups && groups.groups.length > 0)) return null
  if (lost && answer.rows.length > 0) return <NotInSight count={answer.rows.length} onEverywhere={onEverywhere} />
  const narrowed = state.search !== '' || Object.keys(state.filters).some((name) => name !== GROUP_BY)
  if (narrowed) {
    const isSearchOfDays = subject.dated && state.search !== '' && state.range !== 'ALL'
    return <NoMatch onClear={onClear} onEver={isSearchOfDays ? onEver : undefined} />
  }
  return subject.dated && state.range !== 'ALL' ? (
    <EmptyPeriod subject={subject} onEver={onEver} />
  ) : (
    <EmptyList subject={subject} />
  )
}
