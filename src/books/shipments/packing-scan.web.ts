/** What a code does on the page of packing, wherever it comes from: a scanner, the camera, or the keys. */
import { showNumber } from '#kernel/number-format.ts'
import { CallFailed } from '#web/data/call.ts'
import { createStore } from '#web/ui/base/store.ts'
import { currentWords } from '#web/words/words.ts'
import { changePacking, findPacking, packing } from './packing-desk.web.ts'
import { countOf, isBegun, isPacked, put, type PackLine } from './packing.ts'

export interface ScanNotice {
  found: boolean
  text: string
}
/** What was said last, and the parcel that was asked for instead of a bill. */
export const said = createStore<ScanNotice | null>(null)
export const shownParcel = createStore<string | null>(null)

/** `2/3 Thùng`, or in the base unit where a part of one was put in. */
export const progressOf = (line: PackLine): string => {
  const { language } = currentWords()
  const { there, wanted, unit } = countOf(line)
  return `${showNumber(there, { language })}/${showNumber(wanted, { language })} ${unit}`
}

const found = (text: string): ScanNotice => ({ found: true, text })
const refused = (text: string): ScanNotice => ({ found: false, text })

const putIn = (code: string): ScanNotice | null => {
  const now = packing.get()
  if (!now || now.made) return null
  const { label } = currentWords()
  if (now.requestId) return refused(label('packing.waitsToSend'))
  const outcome = put(now.lines, code)
  if (outcome.kind === 'stranger')
    // Nothing is in yet, so another bill may be meant.
    return isBegun(now.lines) ? refused(label('packing.stranger', { code, number: now.bill.number })) : null
  const { line } = outcome
  if (outcome.kind === 'tooMany')
    return refused(
      label(isPacked(line) ? 'packing.tooMany' : 'packing.tooLarge', { name: line.name, n: progressOf(line) }),
    )
  changePacking({ lines: outcome.lines })
  return found(label('packing.taken', { name: line.name, n: progressOf(line) }))
}

const open = async (code: string): Promise<ScanNotice> => {
  const { label } = currentWords()
  const one = await findPacking(code)
  shownParcel.set(one.kind === 'parcel' ? one.id : null)
  switch (one.kind) {
    case 'bill':
      return found(label('packing.opened', { number: packing.get()?.bill.number ?? code }))
    case 'parcel':
      return found(label('packing.isParcel', { code }))
    case 'notPosted':
      return refused(label('packing.notPosted', { number: one.number, state: one.state }))
    case 'nothing':
      return refused(label('packing.unknown', { code }))
  }
}

/** One after the other: codes come faster than answers. */
let last: Promise<unknown> = Promise.resolve()

export const takePackingCode = (code: string): Promise<ScanNotice> => {
  const take = async (): Promise<ScanNotice> => {
    try {
      return putIn(code) ?? (await open(code))
    } catch (failure) {
      if (failure instanceof CallFailed) return refused(`${code}: ${failure.message}`)
      throw failure
    }
  }
  const next = last.then(take, take).then((one) => {
    said.set(one)
    return one
  })
  last = next.catch(() => undefined)
  return next
}
