/** State of the three steps of an import. */
import { useState } from 'react'
import { fold } from '#kernel/fold.ts'
import type { AnyDocument } from '#model/document.ts'
import { importsOf } from '#model/imports.ts'
import type { AnyList } from '#model/list.ts'
import type { Column } from '#model/table.ts'
import { moduleCall } from '#wire/calls.ts'
import { call, newRequestId } from '#web/data/call.ts'
import { invalidateModule, reportFailure } from '#web/data/queries.ts'
import { fromBase64, saveBlob, SHEET_TYPE, toBase64 } from '#web/ui/save-blob.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { useRights } from '#web/data/profile.ts'
import { notifyError } from '#web/ui/notify.tsx'

interface ImportFailure {
  rowNumber: number
  NumberID: string
  Description: string
}
/** A row of the file, and the headings of its invalid cells. */
interface ImportRow {
  rowNumber: number
  cells: Readonly<Record<string, unknown>>
  faults: readonly string[]
}
export interface ImportAnswer {
  TotalCount: number
  ListItem: ImportFailure[]
  summary: { total: number; added: number; updated: number; failed: number }
  rows?: readonly ImportRow[]
}
/** Content of the file. */
interface FileContent {
  headings: readonly string[]
  /** The first cells of each column, by heading. */
  samples: Readonly<Record<string, readonly string[]>>
}
/** Headings of the import → headings of the file; '' = not imported. */
type Matching = Readonly<Record<string, string>>
interface ImportOptions {
  updateExisting: boolean
  allOrNothing: boolean
}
export interface ImportState {
  step: 0 | 1 | 2
  file: File | null
  content: FileContent | null
  matching: Matching
  /** Assigns a column and checks the file again. */
  match: (heading: string, theirs: string) => Promise<void>
  /** Required headings without an assigned column. */
  missing: readonly string[]
  checked: ImportAnswer | null
  done: ImportAnswer | null
  busy: boolean
  options: ImportOptions
  setOptions: (options: ImportOptions) => void
  choose: (file: File) => Promise<void>
  run: () => Promise<void>
  restart: () => void
  saveTemplate: () => Promise<void>
  saveErrors: () => Promise<void>
}

/** Headings are compared without case, accents, spaces and the star of required columns. */
const sameText = (text: string): string => fold(text).replace(/[\s*]+/g, '')

type Headings = ReturnType<typeof importsOf>

/** Assigns only columns with the same heading; the user assigns the others. */
const matchByName = (ours: Headings, headings: readonly string[]): Matching =>
  Object.fromEntries(
    ours.map(({ heading }) => [heading, headings.find((one) => sameText(one) === sameText(heading)) ?? '']),
  )
const missingIn = (ours: Headings, matching: Matching): readonly string[] =>
  ours.filter(({ heading, required }) => required && !matching[heading]).map(({ heading }) => heading)

const MOST_BYTES = 10 * 1024 * 1024

const errorColumns: readonly Column[] = [
  { key: 'rowNumber', kind: 'integer', label: 'importing.row' },
  { key: 'number', kind: 'code', label: 'record.code' },
  { key: 'problem', kind: 'text', label: 'importing.problem' },
]

export const useImport = (definition: AnyDocument | AnyList): ImportState => {
  const { module } = definition.wire
  const { sight } = useRights()
  const ours = importsOf(definition, sight)
  const [file, setFile] = useState<File | null>(null)
  const [look, setLook] = useState<FileContent | null>(null)
  const [matching, setMatching] = useState<Matching>({})
  const [checked, setChecked] = useState<ImportAnswer | null>(null)
  const [done, setDone] = useState<ImportAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const [options, setOptions] = useState<ImportOptions>({ updateExisting: false, allOrNothing: false })
  const [requestId, setRequestId] = useState(newRequestId)

  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const send = async <T>(from: File, more: Readonly<Record<string, unknown>>): Promise<T> =>
    call<T>(moduleCall(module, 'ImportList'), {
      body: { fileName: from.name, fileToBytes: await toBase64(from), ...options, ...more },
      ...(more['dryRun'] !== true && { requestId }),
    })
  const check = async (from: File, columns: Matching): Promise<void> => {
    setMatching(columns)
    setRequestId(newRequestId())
    setChecked(missingIn(ours, columns).length > 0 ? null : await send<ImportAnswer>(from, { dryRun: true, columns }))
  }
  const choose = async (from: File) => {
    const { t } = currentFormWords()
    if (!/\.xlsx$/i.test(from.name)) {
      notifyError(t('importing.notSheet'))
      return
    }
    if (from.size > MOST_BYTES) {
      notifyError(t('importing.tooBig'))
      return
    }
    await during(async () => {
      const found = await send<FileContent>(from, { dryRun: true, look: true })
      setFile(from)
      setLook(found)
      await check(from, matchByName(ours, found.headings))
    })
  }
  return {
    step: done ? 2 : look ? 1 : 0,
    file,
    content: look,
    matching,
    match: (heading, theirs) => during(() => check(file!, { ...matching, [heading]: theirs })),
    missing: missingIn(ours, matching),
    checked,
    done,
    busy,
    options,
    setOptions,
    choose,
    run: () =>
      during(async () => {
        setDone(await send<ImportAnswer>(file!, { dryRun: false, columns: matching }))
        await invalidateModule(module)
      }),
    restart: () => {
      setFile(null)
      setLook(null)
      setChecked(null)
      setDone(null)
    },
    saveTemplate: () =>
      during(async () => {
        const { ListItem } = await call<{ ListItem: string }>(moduleCall(module, 'ImportTemplate'))
        saveBlob(fromBase64(ListItem, SHEET_TYPE), `${currentFormWords().label(definition.listTitle)}.xlsx`)
      }),
    saveErrors: () =>
      during(async () => {
        const { writeWorkbook } = await import('#output/xlsx.ts')
        const { label, language } = currentFormWords()
        const rows = (done ?? checked)!.ListItem.map((one) => ({
          rowNumber: one.rowNumber,
          number: one.NumberID,
          problem: one.Description,
        }))
        const bytes = await writeWorkbook({
          language,
          words: label,
          sheets: [{ name: 'data', columns: errorColumns, rows }],
        })
        saveBlob(
          new Blob([bytes as BlobPart], { type: SHEET_TYPE }),
          `${file?.name.replace(/\.xlsx$/i, '') ?? 'import'} - ${label('importing.problem')}.xlsx`,
        )
      }),
  }
}
