/** Checks and uploads attachments (contract README: at most 10 per record, 10 MB each). */
import { CallFailed } from '#web/data/call.ts'
import { uploadFile } from '#web/data/uploads.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { uploadedFiles } from './stored-files.ts'
import { currentFormWords } from '../../words/form-words.ts'

export const MEGABYTES = 10
const MOST_BYTES = MEGABYTES * 1024 * 1024

/** The files that may be attached; the others are reported by name. */
export const acceptFiles = (files: readonly File[], room: number, most: number): File[] => {
  const { t } = currentFormWords()
  const big = files.filter((file) => file.size > MOST_BYTES)
  const empty = files.filter((file) => file.size === 0)
  const rest = files.filter((file) => !big.includes(file) && !empty.includes(file))
  const messages = [
    ...big.map((file) => t('form.fileTooBig', { name: file.name, max: MEGABYTES })),
    ...empty.map((file) => t('form.fileEmpty', { name: file.name })),
    ...(rest.length > room ? [t('form.tooManyFiles', { max: most })] : []),
  ]
  if (messages.length > 0) notifyError(messages.join(' '))
  return rest.slice(0, Math.max(0, room))
}

/**
 * Uploads files in parallel and calls `onStored` after each one. Failed uploads stay in the upload list, where the user
 * can retry them.
 */
export const sendFiles = async (files: readonly File[], onStored: (id: string) => void): Promise<void> => {
  await Promise.all(
    files.map(async (file) => {
      try {
        const stored = await uploadFile(file)
        uploadedFiles.set(stored.id, { ...stored, type: file.type })
        onStored(stored.id)
      } catch (failure) {
        if (!(failure instanceof CallFailed)) throw failure
      }
    }),
  )
}
