/** The page of what carriers collect: parcels as elsewhere, and the files by which carriers tell of it. */
import { FileUp } from 'lucide-react'
import { loadList } from '#web/data/definitions.ts'
import { useLackedRight } from '#web/data/lacked-right.ts'
import type { OwnParts } from '#web/list/list-view.tsx'
import type { BookScreen } from '#web/pages/book-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { loadArea, useWords } from '#web/words/words.ts'
import { parcelScreen } from '../_shared/parcel-screen.web.tsx'
import { meta } from './meta.ts'

/** Whoever looks at the parcels of one carrier has his file at hand. */
const chooseFile = async (carrier: string | null): Promise<void> => {
  const [{ askForFile }] = await Promise.all([
    import('./settle-file.web.tsx'),
    loadList('fund'),
    loadList('carrier'),
    loadArea('parcels'),
  ])
  await askForFile(carrier)
}

const Actions: OwnParts['Actions'] = ({ list }) => {
  const { label } = useWords()
  const lacked = useLackedRight()
  return (
    <Button
      icon={<FileUp size={16} />}
      reason={lacked(meta.right, 'A')}
      onClick={() => void chooseFile(list.state.filters['NVC_ID'] ?? null)}
    >
      {label('codParcels.file')}
    </Button>
  )
}

export const screen: BookScreen = { ...parcelScreen, Actions }
