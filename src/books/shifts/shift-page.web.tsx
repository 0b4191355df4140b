/** The page of one shift. */
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { PrintHost, printJob } from '#web/print/job.ts'
import { useTitleName } from '#web/shell/own-title.ts'
import { Loading } from '#web/ui/parts.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { useShift } from './shift.web.ts'
import { ShiftBar } from './shift-bar.web.tsx'
import { ShiftView } from './shift-view.web.tsx'
import style from './shift.module.css'

export const ShiftPage = () => {
  const { id = '' } = useParams()
  const { data: shift, error, refetch } = useShift(id)
  const isPrinting = useStore(printJob) !== null
  useTitleName(shift?.NumberID ?? null)
  if (error && !shift) return <NotLoaded error={error} onRetry={refetch} />
  if (!shift) return <Loading />
  return (
    <section className={style.page}>
      <ShiftBar shift={shift} />
      <ShiftView shift={shift} />
      <Suspense>{isPrinting && <PrintHost />}</Suspense>
    </section>
  )
}
