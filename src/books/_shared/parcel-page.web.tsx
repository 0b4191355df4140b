/** The page of one parcel. */
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { PrintHost, printJob } from '#web/print/job.ts'
import { useTitleName } from '#web/shell/own-title.ts'
import { useStore } from '#web/ui/base/store.ts'
import { useParcel } from './parcel.web.ts'
import { ParcelView } from './parcel-view.web.tsx'
import style from './parcel-peek.module.css'

export const ParcelPage = () => {
  const { id = '' } = useParams()
  const { data } = useParcel(id)
  const isPrinting = useStore(printJob) !== null
  useTitleName(data?.shipNumber ?? null)
  return (
    <section className={style.page}>
      <ParcelView id={id} />
      <Suspense>{isPrinting && <PrintHost />}</Suspense>
    </section>
  )
}
