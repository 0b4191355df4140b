/** One file of a record: a picture as it looks, any other by its name; pressed, it opens. */
import { FileSpreadsheet, FileText, ImageOff, X } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/parts.tsx'
import style from './files.module.css'
import { isPicture, pathOfFile, useFileSource, type FileHead } from './stored-files.ts'
import { useFormWords } from '../../words/form-words.ts'

const Thumbnail = ({ file }: { file: FileHead }) => {
  const read = useFileSource(pathOfFile(file.id))
  if (!read) return <Skeleton width={64} height={64} />
  if (read.source === null) return <ImageOff size={22} aria-hidden="true" />
  return <img src={read.source} alt="" />
}

interface FileTileProps {
  file: FileHead
  onOpen: () => void
  /** Without it, the file stays. */
  onRemove: (() => void) | undefined
}
export const FileTile = ({ file, onOpen, onRemove }: FileTileProps) => {
  const { t } = useFormWords()
  const picture = isPicture(file)
  const Icon = /sheet|excel/.test(file.type) ? FileSpreadsheet : FileText
  return (
    <span className={style.file} data-picture={picture || undefined}>
      <button type="button" aria-label={file.fileName} data-tip={picture ? file.fileName : undefined} onClick={onOpen}>
        {picture ? (
          <Thumbnail file={file} />
        ) : (
          <>
            <Icon size={15} aria-hidden="true" /> <span>{file.fileName}</span>
          </>
        )}
      </button>
      {onRemove && (
        <IconButton
          label={t('form.removeFile', { name: file.fileName })}
          size="small"
          icon={<X size={13} />}
          onClick={onRemove}
        />
      )}
    </span>
  )
}
