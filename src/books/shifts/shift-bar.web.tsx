/** What can be done with a shift: closing it, and printing its hand-over. */
import { LockKeyhole, Printer } from 'lucide-react'
import { moduleCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { printJob } from '#web/print/job.ts'
import { Button } from '#web/ui/button.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { useWords } from '#web/words/words.ts'
import { askToClose } from './keep.web.tsx'
import { meta } from './meta.ts'
import type { Shift } from './shift.web.ts'
import style from './shift.module.css'

export const ShiftBar = ({ shift }: { shift: Shift }) => {
  const { label } = useWords()
  const { may } = useRights()
  const { s_ID, NumberID } = shift
  const title = `${label('shift.paper')} ${NumberID}`
  const print = (paper: 'A5' | 'K80') =>
    printJob.set({
      kind: `shift${paper}`,
      parts: [
        {
          title,
          fileName: `${title}.pdf`,
          prepare: () => call(moduleCall(meta.module, 'getPrint'), { query: { s_ID, paper } }),
        },
      ],
    })
  const canClose = !shift.closed && may(meta.right, 'U')
  const close = () => void askToClose(s_ID)
  useHotkeys({ ...(canClose && { f9: close }), 'ctrl+p': () => print('A5') })
  return (
    <div className={style.bar}>
      {canClose && (
        <Button variant="primary" icon={<LockKeyhole size={16} />} shortcut="F9" onClick={close}>
          {label('shift.close')}
        </Button>
      )}
      <Button icon={<Printer size={16} />} onClick={() => print('A5')}>
        {label('shift.print')}
      </Button>
      <Button variant="subtle" icon={<Printer size={16} />} onClick={() => print('K80')}>
        {label('shift.printRoll')}
      </Button>
    </div>
  )
}
