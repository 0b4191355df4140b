/** State of the three steps of an import. */
import { useState } from 'react'
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { moduleCall } from '#wire/calls.ts'
import { call, newRequestId } from '#web/data/call.ts'
import { useSettings } from '#web/data/profile.ts'
import { invalidateModule, reportFailure } from '#web/data/queries.ts'
import { fetchFile } from '#web/data/uploads.ts'
import { toBase64 } from '#web/ui/base/base64.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { readImport, type CarryOffer, type ImportAnswer, type OpenReading, type SentAnswer } from './answer.ts'
import { beginCarry } from './begin-carry.ts'
import { countsOf, type ImportCounts } from './counts.ts'
import { saveErrors, saveTemplate } from './save-files.ts'

/** Content of the file. */
interface FileContent {
  headings: readonly string[]
  /** The first cells of each column, by heading. */
  samples: Readonly<Record<string, readonly string[]>>
  /** The columns of the import, and the heading of the file each was found by; '' = none. */
  columns: readonly { heading: string; required: boolean; found: string }[]
  carry?: CarryOffer
}
/** Headings of the import → headings of the file; '' = not imported. */
type Matching = Readonly<Record<string, string>>
interface ImportOptions {
  updateExisting: boolean
  allOrNothing: boolean
  createMissing: boolean
  /** By heading of the import. */
  numbers: Readonly<Record<string, OpenReading>>
  /** Codes of warnings that the user has confirmed. */
  confirm: readonly string[]
  /** By the names of the questions; those not answered are left out. */
  answers: Readonly<Record<string, number | null>>
}
/** The head of the document to make, by wire name; null: none is made. */
type Carry = Readonly<Record<string, string | null>> | null
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
  /** Changes an option and checks the file again. */
  decide: (options: ImportOptions) => Promise<void>
  carry: Carry
  setCarry: (carry: Carry) => Promise<void>
  choose: (file: File) => Promise<void>
  /** How many rows are imported, and how many are left out. */
  counts: ImportCounts
  /** Every question is answered, and all that the document to make needs is filled in. */
  isReady: boolean
  run: () => Promise<void>
  restart: () => void
  saveTemplate: () => Promise<void>
  saveErrors: () => Promise<void>
}

const missingIn = (content: FileContent | null, matching: Matching): readonly string[] =>
  (content?.columns ?? []).filter(({ heading, required }) => required && !matching[heading]).map((one) => one.heading)

const isComplete = (carry: Carry): boolean => carry === null || Object.values(carry).every(Boolean)

const MOST_BYTES = 10 * 1024 * 1024

interface Sent extends ImportOptions {
  dryRun: boolean
  look?: boolean
  columns?: Matching
  carry?: Carry
}

const sendFile = async <T>(
  module: string,
  from: File,
  {
    sent: { confirm, ...sent },
    narrow,
    requestId,
    signal,
  }: {
    sent: Partial<Sent> & Pick<Sent, 'confirm'>
    narrow: Narrow
    requestId: string
    signal?: AbortSignal | undefined
  },
): Promise<T> =>
  call<T>(moduleCall(module, 'ImportList'), {
    body: { fileName: from.name, fileToBytes: await toBase64(from), ...sent },
    query: { ...narrow, ...(confirm.length > 0 && { confirm: confirm.join(',') }) },
    ...(sent.dryRun !== true && { requestId }),
    ...(signal && { signal }),
  })

interface Wanted {
  from: File
  content: FileContent
  columns: Matching
  options: ImportOptions
  carry: Carry
}

/**
 * The import stands in the list of uploads, to be stopped there or tried again; its request id keeps it from being done
 * twice.
 */
const listed = (name: string, setBusy: (busy: boolean) => void, work: (signal: AbortSignal) => Promise<void>) =>
  fetchFile(name, async (signal) => {
    setBusy(true)
    try {
      await work(signal)
    } catch (failure) {
      if (!signal.aborted) reportFailure(failure)
      throw failure
    } finally {
      setBusy(false)
    }
  })

const firstOptions: ImportOptions = {
  updateExisting: false,
  allOrNothing: false,
  createMissing: false,
  numbers: {},
  confirm: [],
  answers: {},
}

/** Why a file is not sent. */
const refusalOf = ({ name, size }: File) => {
  if (!/\.xlsx$/i.test(name)) return 'importing.notSheet'
  return size > MOST_BYTES ? 'importing.tooBig' : null
}

/** The part of a list that a page shows, by its filters. */
export type Narrow = Readonly<Record<string, string>>

export const useImport = (
  definition: AnyDocument | AnyList,
  narrow: Narrow = {},
  { createsMissing = false } = {},
): ImportState => {
  const { module } = definition.wire
  const [file, setFile] = useState<File | null>(null)
  const [look, setLook] = useState<FileContent | null>(null)
  const [matching, setMatching] = useState<Matching>({})
  const [checked, setChecked] = useState<ImportAnswer | null>(null)
  const [done, setDone] = useState<ImportAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const [options, setOptions] = useState(firstOptions)
  const [carry, setCarry] = useState<Carry>(null)
  const [requestId, setRequestId] = useState(newRequestId)
  const { defaultStoreId } = useSettings()

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
  const send = <T>(from: File, more: Partial<Sent>, signal?: AbortSignal): Promise<T> =>
    sendFile<T>(module, from, { sent: { ...options, ...more }, narrow, requestId, signal })
  const check = async ({ from, content, columns, options: chosen, carry: head }: Wanted): Promise<void> => {
    setMatching(columns)
    setOptions(chosen)
    setCarry(head)
    setRequestId(newRequestId())
    const isReady = missingIn(content, columns).length === 0
    const question = { dryRun: true, columns, ...chosen, carry: isComplete(head) ? head : null }
    setChecked(isReady ? readImport(await send<SentAnswer>(from, question)) : null)
  }
  const again = (changed: Partial<Wanted>) =>
    during(() => check({ from: file!, content: look!, columns: matching, options, carry, ...changed }))
  const choose = async (from: File) => {
    const refusal = refusalOf(from)
    if (refusal) {
      notifyError(currentFormWords().t(refusal))
      return
    }
    await during(async () => {
      const found = await send<FileContent>(from, { dryRun: true, look: true })
      setFile(from)
      setLook(found)
      const columns = Object.fromEntries(found.columns.map((one) => [one.heading, one.found]))
      await check({
        from,
        content: found,
        columns,
        options: { ...options, createMissing: createsMissing, numbers: {}, confirm: [], answers: {} },
        carry: found.carry?.isProposed ? beginCarry(found.carry, defaultStoreId) : null,
      })
    })
  }
  return {
    step: done ? 2 : look ? 1 : 0,
    file,
    content: look,
    matching,
    match: (heading, theirs) => again({ columns: { ...matching, [heading]: theirs } }),
    missing: missingIn(look, matching),
    checked,
    done,
    busy,
    options,
    setOptions,
    decide: (chosen) => again({ options: chosen }),
    carry,
    setCarry: (head) => again({ carry: head }),
    counts: countsOf(checked, options),
    isReady: isComplete(carry) && (checked?.numbers ?? []).every(({ chosen }) => chosen !== null),
    choose,
    run: () =>
      listed(file!.name, setBusy, async (signal) => {
        setDone(readImport(await send<SentAnswer>(file!, { dryRun: false, columns: matching, carry }, signal)))
        await invalidateModule(module)
      }),
    restart: () => {
      setFile(null)
      setLook(null)
      setChecked(null)
      setDone(null)
      setCarry(null)
    },
    saveTemplate: () => during(() => saveTemplate(definition)),
    saveErrors: () => during(() => saveErrors(file!, look!.headings, (done ?? checked)!)),
  }
}
