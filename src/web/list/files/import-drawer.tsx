/** The import in a drawer over its list. */
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { useWords } from '#web/words/words.ts'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { ImportSteps } from '../../import/import-page.tsx'

const WIDTH = 960

interface Props {
  definition: AnyDocument | AnyList
  /** What the page shows of the list. */
  narrow: Readonly<Record<string, string>>
  onClose: () => void
}

export const ImportDrawer = ({ definition, narrow, onClose }: Props) => {
  const { t } = useWords()
  return (
    <Drawer opened plain width={WIDTH} title={t('list.import')} onClose={onClose}>
      <ImportSteps definition={definition} narrow={narrow} onFinish={onClose} />
    </Drawer>
  )
}
