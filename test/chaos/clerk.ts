/** One of the eight: saves, changes, cancels, deletes, prints and reads, and writes down what became of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RandomSource } from '../../scripts/demo/random.ts'
import { chains, type Proposed } from './chains.ts'
import { forms, offered, prepaid, receiptFor, setOff, type Form, type Typed } from './documents.ts'
import { nothing, versionOf, type Deed, type Entry, type State } from './journal.ts'
import { newRequestId, print, send, type Line } from './line.ts'
import type { Shop } from './shop.ts'

/** How fast everybody works at the moment. */
export interface Pace {
  /** Longest pause between two deeds; 0: none. */
  pauseMs: number
  /** Everybody has put his pen down when `idle` is all of them. */
  isPaused: boolean
  idle: number
  isOver: boolean
}

export interface Clerk {
  name: string
  line: Line
  /** To the print service, whose address differs. */
  printer: Line
  shop: Shop
  dice: RandomSource
  pace: Pace
  /** Documents of ours that can still be changed. */
  own: Entry[]
  made: number
}

type Answer = Readonly<Record<string, unknown>> | null

/** What was done is certain with an answer; without one the document is either as before or as wanted, and left alone. */
const conclude = (clerk: Clerk, entry: Entry, { after, done }: { after: State; done: boolean | null }): void => {
  const { counts } = clerk.line.journal
  if (done === null) {
    counts.abandoned += 1
    entry.states = [entry.states[0]!, after]
  } else if (done) entry.states = [after]
  else counts.refused += 1
  if (done === null || after.deeds.at(-1) === 'delete' || after.deeds.at(-1) === 'cancel')
    clerk.own = clerk.own.filter((one) => one !== entry)
}

const isSaved = (answer: Answer): boolean => answer?.['Description'] === 'ok'

const complain = (clerk: Clerk, entry: Entry, answer: Answer): void => {
  if (!isSaved(answer)) return
  const expected = versionOf(entry.states[0]!)
  if (answer?.['version'] !== expected)
    clerk.line.journal.faults.push(`${entry.mark}: version ${String(answer?.['version'])}, not ${expected}`)
  if (entry.number !== null && answer?.['NumberID'] !== entry.number)
    clerk.line.journal.faults.push(`${entry.mark}: number ${String(answer?.['NumberID'])}, not ${entry.number}`)
}

/** Saves as new or as a change; an answer that was waited for is checked at once. */
const save = async (clerk: Clerk, entry: Entry, { body, content }: Typed): Promise<void> => {
  const { line, dice } = clerk
  const [before] = entry.states
  const isNew = entry.id === null
  const after: State = { deeds: [...before!.deeds, isNew ? 'create' : 'update'], content }
  const sent = { ...body, Description: entry.mark, ...(isNew ? {} : { s_ID: entry.id, version: versionOf(before!) }) }
  const path = `api/${entry.module}/UpdateDB`
  const envelope = await send(line, { path, body: sent, requestId: newRequestId(clerk), isImpatient: dice.percent(15) })
  const answer = envelope ? envelope.Data : null
  conclude(clerk, entry, { after, done: envelope && isSaved(answer) })
  if (!isSaved(answer)) return
  entry.id = answer!['s_ID'] as string
  complain(clerk, entry, answer)
  entry.number = answer!['NumberID'] as string
}

const create = async (clerk: Clerk, form: Pick<Form, 'kind' | 'module'>, typed: Typed): Promise<Entry> => {
  clerk.made += 1
  const mark = `${clerk.name}-${clerk.made}`
  const { kind, module } = form
  const entry: Entry = { mark, kind, module, id: null, number: null, states: [nothing], isSettled: false }
  clerk.line.journal.entries.push(entry)
  await save(clerk, entry, typed)
  // One that was refused was never there; one nobody waited for is settled at the end.
  if (entry.id !== null) clerk.own.push(entry)
  return entry
}

const changeable = (clerk: Clerk): Entry[] => clerk.own.filter((entry) => !entry.isSettled)

const change = async (clerk: Clerk): Promise<void> => {
  // What was made on the way of a chain that broke off has no form of its own here.
  const formOf = ({ kind }: Entry) => forms.find((one) => one.kind === kind)
  const entry = clerk.dice.pick(changeable(clerk).filter(formOf))
  if (!entry) return
  await save(clerk, entry, formOf(entry)!.type(clerk.shop, clerk.dice))
}

type TakingOut = Extract<Deed, 'delete' | 'cancel'>
/** Takes a document out of the books: gone, or visible and without effect. */
const takeOut = async (clerk: Clerk, deed: TakingOut, entry = clerk.dice.pick(changeable(clerk))): Promise<void> => {
  if (!entry) return
  const [before] = entry.states
  const path = `api/${entry.module}/${deed === 'delete' ? 'DeleteDB' : 'Huy'}`
  const isImpatient = clerk.dice.percent(15)
  const envelope = await send(clerk.line, { path, body: [entry.id], requestId: newRequestId(clerk), isImpatient })
  const after: State = { ...before!, deeds: [...before!.deeds, deed] }
  conclude(clerk, entry, { after, done: envelope && envelope.Data['TotalCount'] === 1 })
}

/** A bill, and the money for it on a voucher of its own. */
const sellForMoney = async (clerk: Clerk): Promise<void> => {
  const typed = forms[1]!.type(clerk.shop, clerk.dice)
  const bill = await create(clerk, forms[1]!, typed)
  if (bill.id === null || bill.states.length > 1) return
  bill.isSettled = true
  const wanted = { id: bill.id, customer: typed.body['Object_ID'] as string, total: typed.content.total }
  const receipt = await create(clerk, { kind: 'incomeVoucher', module: 'Income' }, receiptFor(clerk.shop, wanted))
  receipt.isSettled = true
}

/** True if it is there for certain, so that others may refer to it; then it stays as it is. */
const settle = (entry: Entry): boolean => {
  entry.isSettled = true
  return entry.id !== null && entry.states.length === 1
}

/** What the form would open with; null when nothing is left to take, or nobody answered. */
const propose = async (clerk: Clerk, module: string, sources: readonly Entry[]): Promise<Proposed | null> => {
  const ids = sources.map((one) => one.id).join()
  const path = `api/${module}/getInfoFrom?source=${sources[0]!.module}&s_ID=${ids}&all=1`
  const answer = await send(clerk.line, { path, body: null })
  const proposed = answer?.ErrorCode === 0 ? (answer.Data as Proposed) : null
  return proposed && proposed.lines.length > 0 ? proposed : null
}

/** From a quote or an order to what was delivered, paid and came back; the last may be withdrawn again. */
const trade = async (clerk: Clerk): Promise<void> => {
  const { dice, shop } = clerk
  const chain = dice.pick(chains)
  const isPurchase = chain.starts[0]!.kind === 'purchaseOrder'
  const partner = isPurchase ? shop.supplier : dice.pick(shop.customers)
  const made: Entry[] = []
  for (const start of chain.starts) made.push(await create(clerk, start, offered(shop, dice, partner)))
  if (!made.every(settle)) return
  for (const { kind, module, of, type } of chain.followers) {
    const proposed = await propose(
      clerk,
      module,
      of.map((place) => made[place]!),
    )
    if (!proposed) return
    const entry = await create(clerk, { kind, module }, type(proposed, shop, dice))
    if (!settle(entry)) return
    made.push(entry)
  }
  const last = made.at(-1)!
  if (dice.percent(30)) await takeOut(clerk, dice.pick<TakingOut>(['delete', 'cancel']), last)
}

/** A prepayment and a bill, and one set against the other. */
const offset = async (clerk: Clerk): Promise<void> => {
  const { dice, shop } = clerk
  const typed = forms[1]!.type(shop, dice)
  const customer = typed.body['Object_ID'] as string
  const amount = dice.between(1, typed.content.total)
  const bill = await create(clerk, forms[1]!, typed)
  const credit = await create(clerk, { kind: 'incomeVoucher', module: 'Income' }, prepaid(shop, customer, amount))
  if (![bill, credit].map(settle).every(Boolean)) return
  const ids = { credit: credit.id!, bill: bill.id! }
  settle(await create(clerk, { kind: 'incomeVoucher', module: 'Income' }, setOff(shop, { customer, amount, ...ids })))
}

const printOne = async (clerk: Clerk): Promise<void> => {
  const entry = clerk.dice.pick(clerk.own)
  if (!entry) return
  const page = await send(clerk.line, { path: `api/${entry.module}/getPrint?s_ID=${entry.id}`, body: null })
  if (page?.ErrorCode === 0) await print(clerk.printer, page.Data)
}

/** What we saved is there, as we saved it, whichever process is asked. */
const readOne = async (clerk: Clerk): Promise<void> => {
  const entry = clerk.dice.pick(clerk.own)
  if (!entry) return
  const answer = await send(clerk.line, { path: `api/${entry.module}/getInfo?s_ID=${entry.id}`, body: null })
  const expected = versionOf(entry.states[0]!)
  if (answer?.Data?.['version'] !== expected)
    clerk.line.journal.faults.push(`${entry.mark}: read version ${String(answer?.Data?.['version'])}, not ${expected}`)
}

const list = async (clerk: Clerk): Promise<void> => {
  const { module } = clerk.dice.pick(forms)
  await send(clerk.line, { path: `api/${module}/getlist?CurrentIndex=0&nItem=20`, body: null })
}

const act = async (clerk: Clerk): Promise<void> => {
  const { dice } = clerk
  const turn = dice.between(1, 100)
  if (turn <= 33) {
    const form = dice.pick(forms)
    await create(clerk, form, form.type(clerk.shop, dice))
  } else if (turn <= 42) await trade(clerk)
  else if (turn <= 45) await offset(clerk)
  else if (turn <= 65) await change(clerk)
  else if (turn <= 72) await takeOut(clerk, 'delete')
  else if (turn <= 76) await takeOut(clerk, 'cancel')
  else if (turn <= 82) await sellForMoney(clerk)
  else if (turn <= 90) await printOne(clerk)
  else if (turn <= 96) await readOne(clerk)
  else await list(clerk)
}

/** Works until told that it is over. */
export const work = async (clerk: Clerk): Promise<void> => {
  const { pace, dice } = clerk
  while (!pace.isOver) {
    if (pace.isPaused) {
      pace.idle += 1
      while (pace.isPaused && !pace.isOver) await sleep(20)
      pace.idle -= 1
      continue
    }
    await act(clerk)
    if (pace.pauseMs > 0) await sleep(dice.between(0, pace.pauseMs))
  }
}
