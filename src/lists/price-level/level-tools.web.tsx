/** What can be done with a stored price level above its rows. */
import { Printer } from 'lucide-react'
import { Suspense } from 'react'
import { PrintHost, printJob } from '#web/print/job.ts'
import { useStore } from '#web/ui/base/store.ts'
import { loadArea } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormWords } from '#web/words/form-words.ts'

interface LevelToolsProps {
  level: { id: string; name: string }
  isChanged: boolean
  /** Without it, prices may only be read. */
  onCalculate: (() => void) | undefined
}
export const LevelTools = ({ level, isChanged, onCalculate }: LevelToolsProps) => {
  const { label } = useFormWords()
  const printing = useStore(printJob)
  // Both tell what is stored.
  const reason = isChanged ? label('prices.saveFirst') : undefined
  const print = async () => {
    const [{ askForPaper }] = await Promise.all([import('./paper-dialog.web.tsx'), loadArea('listing')])
    await askForPaper([level])
  }
  return (
    <span className="flex wrap gap-8">
      <Button icon={<Printer size={16} />} reason={reason} onClick={() => void print()}>
        {label('prices.print')}
      </Button>
      {onCalculate && (
        <Button reason={reason} onClick={onCalculate}>
          {label('prices.formula')}
        </Button>
      )}
      {printing && (
        <Suspense>
          <PrintHost />
        </Suspense>
      )}
    </span>
  )
}
