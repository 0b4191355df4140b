/**
 * The open shift in the header of any page: *Ca của … từ 08:00*, with what opens or closes it. Nothing of it is loaded
 * where the user may not see shifts.
 */
import { lazy, Suspense } from 'react'
import { useRights } from '#web/data/profile.ts'
import { loadArea } from '#web/words/words.ts'
import { meta } from './meta.ts'

const View = lazy(async () => {
  const [{ ShiftChipView }] = await Promise.all([import('./chip-view.web.tsx'), loadArea('shifts')])
  return { default: ShiftChipView }
})

/** `fund`: the till of the page; without one, the shift that the user opened. */
export const ShiftChip = ({ fund }: { fund?: string }) => {
  const { may } = useRights()
  return may(meta.right, 'R') ? (
    <Suspense>
      <View fund={fund} />
    </Suspense>
  ) : null
}
