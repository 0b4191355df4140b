/**
 * The bills that are open at a counter. Each is a draft of its own, so they are there again after a restart; two windows
 * never show the same one.
 */
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { createStore } from '#web/ui/base/store.ts'
import { newPlaceKey } from '#web/form/save/drafts/draft-place.ts'
import { draftPage } from '#web/form/save/drafts/draft-page.ts'
import { drafts } from '#web/form/save/drafts/draft-storage.ts'

/** Drafts of the counter are kept apart from those of the form. */
export const COUNTER = 'salesBill.counter'
const pageOf = () => draftPage(COUNTER, null)

export interface OpenBill {
  key: string
  /** Counts up, so that a bill without a name can be told from another. */
  n: number
  /** Customer and total, as far as they are known. */
  name: string
  total: string
  lines: number
}
interface Counter {
  bills: readonly OpenBill[]
  active: string
}
export const counter = createStore<Counter | null>(null)

/** Returns of the counter, each by its bill. */
export const RETURN = 'salesReturn.counter'
export interface ReturnedBill {
  id: string
  number: string
}
export const returnKey = ({ id }: ReturnedBill): string => `${draftPage(RETURN, null)}#${id}`

const namesKey = () => `counter.${pageOf()}`
const store = ({ bills, active }: Counter): void => writeLocal(namesKey(), JSON.stringify({ bills, active }))
const stored = (): Partial<Counter> => {
  try {
    return JSON.parse(readLocal(namesKey()) ?? '{}') as Partial<Counter>
  } catch {
    return {}
  }
}

/** A bill belongs to the window that holds its lock, which ends with the window. Pages without https have no locks. */
const releases = new Map<string, () => void>()
const hold = async (key: string): Promise<boolean> => {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    navigator.locks
      .request(`${key}/counter`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        if (!lock) return undefined
        return new Promise<void>((release) => {
          releases.set(key, release)
        })
      })
      .catch(() => resolve(true))
  })
}
const release = (key: string): void => {
  releases.get(key)?.()
  releases.delete(key)
}

const put = (next: Counter): void => {
  counter.set(next)
  store(next)
}
const blank = (bills: readonly OpenBill[]): OpenBill => {
  const key = newPlaceKey(pageOf())
  void hold(key)
  const used = new Set(bills.map(({ n }) => n))
  const n = Array.from({ length: bills.length + 1 }, (_, at) => at + 1).find((one) => !used.has(one))!
  return { key, n, name: '', total: '', lines: 0 }
}

/** What was left open, in its order; always at least one bill. */
export const openCounter = async (): Promise<void> => {
  const kept = await drafts.keys(pageOf())
  const { bills: before = [], active = '' } = stored()
  const known = new Map(before.map((one) => [one.key, one]))
  const ordered = [...before.map(({ key }) => key).filter((key) => kept.includes(key)), ...kept]
  const own: OpenBill[] = []
  for (const key of new Set(ordered)) {
    if (!(await hold(key))) continue
    own.push(known.get(key) ?? { ...blank(own), key })
  }
  const bills = own.length > 0 ? own : [blank([])]
  put({ bills, active: bills.some(({ key }) => key === active) ? active : bills[0]!.key })
}
export const closeCounter = (): void => {
  for (const key of releases.keys()) release(key)
  counter.set(null)
}

export const showBill = (key: string): void => {
  const now = counter.get()
  if (now && now.active !== key) put({ ...now, active: key })
}

/** Leads to an empty bill; the others wait. */
export const nextBill = (): void => {
  const now = counter.get()
  if (!now) return
  const empty = now.bills.find(({ lines }) => lines === 0)
  if (empty) return showBill(empty.key)
  const made = blank(now.bills)
  put({ bills: [...now.bills, made], active: made.key })
}

/** Leads through the open bills. */
export const otherBill = (): void => {
  const now = counter.get()
  if (!now) return
  const at = now.bills.findIndex(({ key }) => key === now.active)
  showBill(now.bills[(at + 1) % now.bills.length]!.key)
}

/** What forgets the draft of the bill that is shown: its form would write it again when it is left. */
const forgetting = new Map<string, () => void>()
export const whenForgotten = (key: string, forget: () => void): (() => void) => {
  forgetting.set(key, forget)
  return () => {
    if (forgetting.get(key) === forget) forgetting.delete(key)
  }
}

/** Of what is shown; it is not there when it is opened again. */
export const forgetDraft = (key: string): void => forgetting.get(key)?.()

export const throwAway = async (key: string): Promise<void> => {
  const forget = forgetting.get(key)
  forget?.()
  closeBill(key)
  if (forget) return
  const { step } = await drafts.read(key)
  await drafts.drop(key, step + 1)
}

/** The bill is paid or thrown away; another empty one takes the place of the last. */
export const closeBill = (key: string): void => {
  const now = counter.get()
  if (!now) return
  release(key)
  const left = now.bills.filter((one) => one.key !== key)
  const empty = left.find(({ lines }) => lines === 0) ?? blank(left)
  const bills = left.includes(empty) ? left : [...left, empty]
  put({ bills, active: now.active === key ? empty.key : now.active })
}

export const tellBill = (key: string, told: Pick<OpenBill, 'name' | 'total' | 'lines'>): void => {
  const now = counter.get()
  const bill = now?.bills.find((one) => one.key === key)
  if (!now || !bill) return
  if (bill.name === told.name && bill.total === told.total && bill.lines === told.lines) return
  put({ ...now, bills: now.bills.map((one) => (one === bill ? { ...one, ...told } : one)) })
}
