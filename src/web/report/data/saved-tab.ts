/** Which of the saved conditions is the one that is shown. */

/** The tab of the conditions a report begins with. */
export const INITIAL = 'initial'

interface Shown {
  /** The conditions that are shown, and whether they are those a report begins with. */
  query: string
  isInitial: boolean
  /** The tab that was opened last. */
  chosen: string | null
}

/** Of several with the same conditions the one that was opened; it stays so while they are changed. */
export const currentAmong = <View extends { id: string; query: string }>(
  all: readonly View[],
  { query, isInitial, chosen }: Shown,
): View | undefined => {
  const opened = all.find(({ id }) => id === chosen)
  if (opened?.query === query || (isInitial && chosen === INITIAL)) return opened
  return all.find((view) => view.query === query) ?? opened
}
