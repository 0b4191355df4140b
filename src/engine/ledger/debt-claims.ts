/** Turns a document's claims on credits and debts into allocations, or into problems. Pure. */
import { fromLedger, multiply, toLedger } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'

import { entryKey, type Allocation, type DebtState, type StoredDebt, type StoredKept } from './debt-state.ts'
import type { Claim, ForeignAmount, WantedEntries } from './wanted.ts'

export interface Change {
  document: string
  stored: DebtState
  wanted: Pick<WantedEntries, 'debts' | 'claims' | 'kept'>
  /** The partner of the document, if others keep credit for it. */
  partner: string | null
  /** Linked vouchers of this document; their allocations are updated with it and never block a change. */
  keeps: ReadonlySet<string>
  /** True if the document is being removed instead of saved. */
  removing: Removing
  /** Formats an amount for users. */
  show: (units: bigint) => string
  /** Decimals of the base currency. */
  decimals: number
  /** No entry up to this day may change. */
  lockDate: string
}
/** A deposit blocks the deletion of its order, but not its cancellation. */
export type Removing = 'delete' | 'cancel' | false

export const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)
const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (...days: (string | null)[]): string =>
  days.reduce<string>((last, day) => (day && day > last ? day : last), '')

/** What an entry amounts to in the currency of its document. */
export const ownAmount = ({ amount, foreign }: Pick<Entry, 'amount' | 'foreign'>): bigint =>
  magnitude(foreign?.amount ?? amount)
/** What is open of it. */
const ownOpen = ({ amount, settled, foreign }: StoredDebt): bigint =>
  foreign ? magnitude(foreign.amount) - magnitude(foreign.settled) : magnitude(amount) - magnitude(settled)
const signOf = ({ amount, foreign }: Pick<Entry, 'amount' | 'foreign'>): bigint => foreign?.amount ?? amount

/** The state of the other documents concerned, without the previous allocations of this one. */
export interface OtherDebts {
  /** Their entries, by key. */
  vouchers: ReadonlyMap<string, StoredDebt>
  kept: readonly StoredKept[]
  /** What the previous allocations took from them, by key, in the currency of each. */
  freed: ReadonlyMap<string, bigint>
}
export interface ClaimResult {
  allocations: Allocation[]
  problems: Problem[]
}

type Entry = Pick<StoredDebt, 'day' | 'amount'> & { foreign: ForeignAmount | null }
/** What a claim takes at an end, in the currency of that end. */
interface Taken {
  takes: bigint
  /** In another currency than the document's own. */
  isOther: boolean
}
const isAnother = (...ends: Taken[]): boolean => ends.some((one) => one.isOther)
interface End {
  key: string
  entry: Entry
  /** Null stands for the document itself, which its own rules check. */
  other: StoredDebt | null
}

/**
 * The part of a credit's open amount that a claim may use: what is kept for its order, or what is not kept for any.
 */
const freeOf = (claim: Claim, open: bigint, kept: readonly StoredKept[]): bigint => {
  const here = kept.filter(
    (one) => one.document === claim.credit && one.side === claim.side && one.partner === claim.partner,
  )
  if (claim.of === null) return here.reduce((left, one) => (one.isFreed ? left : left - one.amount + one.used), open)
  const share = here.find((one) => one.order === claim.of)
  const unused = share ? share.amount - share.used : 0n
  return unused < open ? unused : open
}

/**
 * What a claim takes at an end, in the currency of that end: its amount where the document has that currency, else the
 * other one. Money of one foreign currency settles nothing of another.
 */
export const takenAt = (
  { amount, foreign, other }: Pick<Claim, 'amount' | 'foreign' | 'other'>,
  end: Pick<ForeignAmount, 'currency'> | null,
  decimals: number,
): Taken | 'currencyDiffers' | 'required' => {
  const [given, needed] = [foreign?.currency ?? null, end?.currency ?? null]
  if (given === needed) return { takes: amount, isOther: false }
  if (given !== null && needed !== null) return 'currencyDiffers'
  if (other !== null) return { takes: other, isOther: true }
  if (given === null) return 'required'
  return { takes: toLedger(multiply(fromLedger(amount), foreign!.rate, decimals)), isOther: true }
}

interface Currencies {
  credit: string | null
  debt: string | null
}

/** True if an allocation of an earlier version still says what its document claims; then it stays as it was made. */
export const staysAsMade = (
  made: Allocation,
  { amount, foreign, other }: Pick<Claim, 'amount' | 'foreign' | 'other'>,
  { credit, debt }: Currencies,
): boolean => {
  const isSame = (currency: string | null, taken: bigint | null) =>
    other === null || currency === (foreign?.currency ?? null) || taken === other
  return (
    made.creditOwn !== null &&
    made.wanted === amount &&
    isSame(credit, credit ? made.creditOwn : made.creditAmount) &&
    isSame(debt, debt ? made.own : made.amount)
  )
}

/** Processes claims one after the other; each reduces what is left for the next. */
class ClaimProcessor {
  readonly problems: Problem[] = []
  readonly #used = new Map<string, bigint>()
  readonly #change: Change
  readonly #world: OtherDebts

  constructor(change: Change, world: OtherDebts) {
    this.#change = change
    this.#world = world
  }

  #end(claim: Claim, document: string): End | null {
    const key = entryKey(document, claim.side, claim.partner)
    if (document === this.#change.document) {
      const entry = this.#change.wanted.debts.find((one) => one.side === claim.side && one.partner === claim.partner)
      return entry ? { key, entry, other: null } : null
    }
    const other = this.#world.vouchers.get(key)
    return other ? { key, entry: other, other } : null
  }

  #openOf({ key, other }: End): bigint {
    return ownOpen(other!) + (this.#world.freed.get(key) ?? 0n) - (this.#used.get(key) ?? 0n)
  }

  #refuse(line: number, field: string, message: string, number = ''): void {
    const at = line < 0 ? field : `lines.${line}.${field}`
    this.problems.push(problem(at, message, { number }))
  }

  /** True if enough is left for the claim; adds a problem if not. */
  #fits(claim: Claim, credit: End & Taken, debt: End & Taken): boolean {
    const { other } = debt
    if (other && !claim.elastic && debt.takes > this.#openOf(debt)) {
      const at = debt.isOther ? 'amountCurrency' : 'amount'
      this.#refuse(claim.line, at, other.number ? 'allocatedTooMuch' : 'allocatedTooMuch.opening', other.number)
      return false
    }
    if (!credit.other) return true
    if (credit.takes <= freeOf(claim, this.#openOf(credit), this.#world.kept)) return true
    const { number } = credit.other
    const at = credit.isOther ? 'amountCurrency' : 'amount'
    this.#refuse(claim.creditLine, at, number ? 'creditTooMuch' : 'creditTooMuch.opening', number)
    return false
  }

  /** Both ends with what is taken at each; null if they are of currencies that cannot be settled by each other. */
  #taken(claim: Claim, credit: End, debt: End): [End & Taken, End & Taken] | null {
    const { decimals } = this.#change
    const [atCredit, atDebt] = [credit, debt].map(({ entry }) => takenAt(claim, entry.foreign, decimals)) as [
      ReturnType<typeof takenAt>,
      ReturnType<typeof takenAt>,
    ]
    if (typeof atCredit !== 'string' && typeof atDebt !== 'string' && !(claim.elastic && isAnother(atCredit, atDebt)))
      return [
        { ...credit, ...atCredit },
        { ...debt, ...atDebt },
      ]
    if (claim.elastic) return null
    const isCredit = typeof atCredit === 'string'
    const [wrong, { other }] = isCredit ? [atCredit, credit] : [atDebt as string, debt]
    const line = isCredit ? claim.creditLine : claim.line
    if (wrong === 'required') this.#refuse(line, 'amountCurrency', wrong, other?.number)
    else {
      // Whoever refuses the document knows the codes of the currencies.
      const values = { code: claim.foreign!.currency, code2: other?.foreign?.currency ?? '' }
      this.problems.push(problem(line < 0 ? 'currency' : `lines.${line}.voucher`, wrong, values))
    }
    return null
  }

  allocation(claim: Claim): Allocation[] {
    const [credit, debt] = [this.#end(claim, claim.credit), this.#end(claim, claim.debt)]
    const isReal = credit && debt && !isTurned(credit, debt)
    if (!isReal) {
      const isCreditWrong = credit === null || (credit.other !== null && signOf(credit.other) > 0n)
      if (!claim.elastic) this.#refuse(isCreditWrong ? claim.creditLine : claim.line, 'voucher', 'unknownRef')
      return []
    }
    const made = this.#stays(claim, credit, debt)
    if (made) return [made]
    const taken = this.#taken(claim, credit, debt)
    if (!taken || !this.#fits(claim, ...taken)) return []
    for (const { key, takes } of taken) this.#used.set(key, (this.#used.get(key) ?? 0n) + (claim.elastic ? 0n : takes))
    return [this.#made(claim, ...taken)]
  }

  /** The allocation of an earlier version that the claim stands for, on the days of its ends. */
  #stays(claim: Claim, credit: End, debt: End): Allocation | null {
    const { document, stored } = this.#change
    const made = stored.allocations.find(
      (one) =>
        one.document === document &&
        one.credit === claim.credit &&
        one.debt === claim.debt &&
        one.order === claim.of &&
        one.side === claim.side &&
        one.partner === claim.partner,
    )
    const [given, taken] = [credit.entry.foreign, debt.entry.foreign]
    const currencies = { credit: given?.currency ?? null, debt: taken?.currency ?? null }
    const isAsStored = ({ entry, other }: End) =>
      other !== null ||
      stored.entries.some((one) => one.side === claim.side && one.foreign?.currency === entry.foreign?.currency)
    if (!made || !isAsStored(credit) || !isAsStored(debt) || !staysAsMade(made, claim, currencies)) return null
    const count = (key: string, own: bigint) => this.#used.set(key, (this.#used.get(key) ?? 0n) + own)
    count(credit.key, given ? made.creditOwn! : made.creditAmount)
    count(debt.key, taken ? made.own! : made.amount)
    return { ...made, ...daysOf(claim, credit, debt) }
  }

  #made(claim: Claim, credit: End & Taken, debt: End & Taken): Allocation {
    // The amount of an elastic claim is calculated after everything else is written.
    const [given, taken] = claim.elastic ? [0n, 0n] : [credit.takes, debt.takes]
    const foreign = [credit, debt].find(({ entry }) => entry.foreign !== null)
    return {
      credit: claim.credit,
      debt: claim.debt,
      side: claim.side,
      partner: claim.partner,
      document: this.#change.document,
      order: claim.of,
      ...daysOf(claim, credit, debt),
      // Base amounts of foreign ends follow (exchange.ts).
      amount: debt.entry.foreign ? 0n : taken,
      creditAmount: credit.entry.foreign ? 0n : given,
      own: foreign ? (foreign === credit ? given : taken) : null,
      creditOwn: null,
      elastic: claim.elastic,
      wanted: claim.amount,
    }
  }
}

const daysOf = (claim: Claim, { entry: credit }: End, { entry: debt }: End) => ({
  day: later(credit.day, debt.day, claim.day),
  since: earlier(credit.day, debt.day),
})

/** True if a debt is given in place of a credit, or vice versa. */
const isTurned = (credit: End, debt: End): boolean =>
  (credit.other !== null && signOf(credit.other) > 0n) || (debt.other !== null && signOf(debt.other) < 0n)

export const makeAllocations = (change: Change, world: OtherDebts): ClaimResult => {
  const claiming = new ClaimProcessor(change, world)
  const allocations = change.wanted.claims.flatMap((claim) => claiming.allocation(claim))
  return { allocations, problems: claiming.problems }
}
