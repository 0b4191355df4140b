/** What the chip of a shift shows, loaded with its words where somebody may see shifts. */
import { LockKeyhole, Play } from 'lucide-react'
import { useRights } from '#web/data/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/parts.tsx'
import { loadArea, useWords } from '#web/words/words.ts'
import { meta } from './meta.ts'
import { openNow } from './open-now.web.ts'
import { pathOfShift, useOpenShifts } from './shift.web.ts'
import style from './shift.module.css'

const closeNow = async (id: string): Promise<void> => {
  const [{ askToClose }] = await Promise.all([import('./keep.web.tsx'), loadArea('listing')])
  await askToClose(id)
}

/** The shift of whoever looks, or of the fund; where there is none, one can be opened. */
export const ShiftChipView = ({ fund }: { fund: string | undefined }) => {
  const { label } = useWords()
  const { may } = useRights()
  const { data } = useOpenShifts(may(meta.right, 'R'))
  if (!data) return null
  const shift = data.ListItem.find((one) => (fund === undefined ? one.isMine : one.fundId === fund))
  const time = shift?.openedAt.slice('2026-11-28T'.length, '2026-11-28T08:00'.length)
  return (
    <span className={style.chip}>
      {shift ? (
        <>
          <Link to={pathOfShift(shift.s_ID)}>
            <StatusChip tone="ok">{label('shift.chip', { cashier: shift.cashier, time: time! })}</StatusChip>
          </Link>
          {may(meta.right, 'U') && (
            <Button size="small" icon={<LockKeyhole size={14} />} onClick={() => void closeNow(shift.s_ID)}>
              {label('shift.close')}
            </Button>
          )}
        </>
      ) : (
        <>
          <StatusChip tone="neutral">{label('shift.none')}</StatusChip>
          {may(meta.right, 'A') && (
            <Button size="small" icon={<Play size={14} />} onClick={() => void openNow()}>
              {label('shift.new')}
            </Button>
          )}
        </>
      )}
    </span>
  )
}
