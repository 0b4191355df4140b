/** A parcel beside its list. */
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { useWords } from '#web/words/words.ts'
import { ParcelView } from './parcel-view.web.tsx'

const WIDTH = 480

export const ParcelPeek = ({ id, number, onClose }: { id: string; number: string; onClose: () => void }) => {
  const { label } = useWords()
  return (
    <Drawer opened onClose={onClose} width={WIDTH} title={`${label('parcel.shipNumber')} ${number}`}>
      <ParcelView id={id} />
    </Drawer>
  )
}
