/** The files an import gives: its template, and the rows that something is told of. */
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { moduleCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { fromBase64 } from '#web/ui/base/base64.ts'
import { saveBlob, SHEET_TYPE } from '#web/ui/base/save-blob.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import type { ImportAnswer } from './answer.ts'

export const saveTemplate = async ({ wire, listTitle }: AnyDocument | AnyList): Promise<void> => {
  const { ListItem } = await call(moduleCall(wire.module, 'ImportTemplate'))
  saveBlob(await fromBase64(ListItem, SHEET_TYPE), `${currentFormWords().label(listTitle)}.xlsx`)
}

export const saveErrors = async (file: File, headings: readonly string[], answer: ImportAnswer): Promise<void> => {
  const { errorBook } = await import('./error-book.ts')
  const { label, language } = currentFormWords()
  const blob = await errorBook(file, headings, { answer, language, words: label })
  const name = `${file.name.replace(/\.xlsx$/i, '')} - ${label('importing.problem')}.xlsx`
  saveBlob(blob, name)
}
