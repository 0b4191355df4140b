/** Turns a document's claims on credits and debts into allocations, or into problems. Pure. */
import { problem, type Problem } from '#kernel/problem.ts'

import { entryKey, type Allocation, type DebtState, type StoredDebt, type StoredKept } from './debt-rows.ts'
import type { Claim, Wanted } from './wanted.ts'

export interface Change {
  document: string
  stored: DebtState
  wanted: Pick<Wanted, 'debts' | 'claims' | 'kept'>
  /** The partner of the document, if others keep credit for it. */
  partner: string | null
  /** Linked vouchers of this document; their allocations are updated with it and never block a change. */
  keeps: ReadonlySet<string>
  /** Whether the document is being removed instead of saved. */
  removing: Removing
  /** Formats an amount for users. */
  show: (units: bigint) => string
}
/** A deposit blocks the deletion of its order, but not its cancellation. */
export type Removing = 'delete' | 'cancel' | false

export const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)
const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (...days: (string | null)[]): string =>
  days.reduce<string>((last, day) => (day && day > last ? day : last), '')

/** The state of the other documents concerned, without the previous allocations of this one. */
export interface OtherDebts {
  /** Their entries, by key. */
  vouchers: ReadonlyMap<string, StoredDebt>
  kept: readonly StoredKept[]
  /** What the previous allocations took from them, by key. */
  freed: ReadonlyMap<string, bigint>
}
export interface Made {
  allocations: Allocation[]
  problems: Problem[]
}

interface End {
  key: string
  entry: { day: string }
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
    const left = magnitude(other!.amount) - magnitude(other!.settled)
    return left + (this.#world.freed.get(key) ?? 0n) - (this.#used.get(key) ?? 0n)
  }

  #refuse(line: number, field: string, message: string, number = ''): void {
    const at = line < 0 ? field : `lines.${line}.${field}`
    this.problems.push(problem(at, message, { number }))
  }

  /** Whether enough is left for the claim; adds a problem if not. */
  #fits(claim: Claim, credit: End, debt: End): boolean {
    const { other } = debt
    if (other && !claim.elastic && claim.amount > this.#openOf(debt)) {
      this.#refuse(claim.line, 'amount', other.number ? 'allocatedTooMuch' : 'allocatedTooMuch.opening', other.number)
      return false
    }
    if (!credit.other) return true
    if (claim.amount <= freeOf(claim, this.#openOf(credit), this.#world.kept)) return true
    const { number } = credit.other
    this.#refuse(claim.creditLine, 'amount', number ? 'creditTooMuch' : 'creditTooMuch.opening', number)
    return false
  }

  allocation(claim: Claim): Allocation[] {
    const [credit, debt] = [this.#end(claim, claim.credit), this.#end(claim, claim.debt)]
    const isReal = credit && debt && !isTurned(credit, debt)
    if (!isReal) {
      const isCreditWrong = credit === null || (credit.other !== null && credit.other.amount > 0n)
      if (!claim.elastic) this.#refuse(isCreditWrong ? claim.creditLine : claim.line, 'voucher', 'unknownRef')
      return []
    }
    if (!this.#fits(claim, credit, debt)) return []
    // The amount of an elastic claim is calculated after everything else is written.
    const amount = claim.elastic ? 0n : claim.amount
    for (const { key } of [credit, debt]) this.#used.set(key, (this.#used.get(key) ?? 0n) + amount)
    return [
      {
        credit: claim.credit,
        debt: claim.debt,
        side: claim.side,
        partner: claim.partner,
        document: this.#change.document,
        order: claim.of,
        day: later(credit.entry.day, debt.entry.day, claim.day),
        since: earlier(credit.entry.day, debt.entry.day),
        amount,
        elastic: claim.elastic,
        wanted: claim.amount,
      },
    ]
  }
}

/** Whether a debt is given in place of a credit, or vice versa. */
const isTurned = (credit: End, debt: End): boolean =>
  (credit.other !== null && credit.other.amount > 0n) || (debt.other !== null && debt.other.amount < 0n)

export const makeAllocations = (change: Change, world: OtherDebts): Made => {
  const claiming = new ClaimProcessor(change, world)
  const allocations = change.wanted.claims.flatMap((claim) => claiming.allocation(claim))
  return { allocations, problems: claiming.problems }
}
