/** A file in full: pictures and PDFs are shown, others can be saved. Arrow keys go through the files of the record. */
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { PdfView } from '#web/print/pdf-view.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { Stack } from '#web/ui/layout.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import style from './files.module.css'
import { isPdf, isPicture, pathOfFile, useFileSource, type FileHead } from './stored-files.ts'
import { useFormWords } from '../../words/form-words.ts'

interface FilePreviewProps {
  files: readonly FileHead[]
  /** The id of the file that is shown. */
  at: string
  onMove: (id: string) => void
  onClose: () => void
}
export const FilePreview = ({ files, at, onMove, onClose }: FilePreviewProps) => {
  const { t } = useFormWords()
  const place = files.findIndex(({ id }) => id === at)
  const file = files[place]
  const read = useFileSource(file ? pathOfFile(file.id) : null)
  // What is not known of it yet its bytes tell.
  const type = file?.type || (read?.blob?.type ?? '')
  const move = (step: number) => {
    const next = files[place + step]
    if (next) onMove(next.id)
  }
  useHotkeys({ arrowleft: () => move(-1), arrowright: () => move(1) }, { inDialogs: true })
  if (!file) return null
  return (
    <Modal opened plain full width={1100} title={file.fileName} onClose={onClose}>
      <Stack className="tall">
        <div className={style.previewTools}>
          {files.length > 1 && (
            <>
              <IconButton
                label={t('files.previous')}
                icon={<ChevronLeft size={18} />}
                disabled={place === 0}
                onClick={() => move(-1)}
              />
              <output>{`${place + 1} / ${files.length}`}</output>
              <IconButton
                label={t('files.next')}
                icon={<ChevronRight size={18} />}
                disabled={place === files.length - 1}
                onClick={() => move(1)}
              />
            </>
          )}
          <Button
            icon={<Download size={16} />}
            disabled={!read?.blob}
            onClick={() => read?.blob && saveBlob(read.blob, file.fileName)}
          >
            {t('printing.download')}
          </Button>
        </div>
        <div className={style.previewBody}>
          {!read ? (
            <Loading>{t('web.processing')}</Loading>
          ) : !read.blob || !read.source ? (
            <PageState role="alert" title={t('files.unread')} />
          ) : isPicture({ type }) ? (
            <img src={read.source} alt={file.fileName} />
          ) : isPdf({ type }) ? (
            <PdfView blob={read.blob} zoom="fit" old={false} hasStrip={false} />
          ) : (
            <PageState title={t('files.notShown')} />
          )}
        </div>
      </Stack>
    </Modal>
  )
}
