/** How often strangers may try: ten times for a name, fifty times from a place, within a quarter of an hour. */
import { sql } from '#engine/sql.ts'
import type { Statement, Tx } from '#engine/tx.ts'
import { neighbourhood } from '../http/address.ts'

const windowMs = 15 * 60_000
const mostOfName = 10
const mostOfAddress = 50
/** What is older is of no use to anybody. */
const keptMs = 24 * 3_600_000
/** Thrown away with each attempt: more than it adds, so that nothing grows. */
const sweep = 100

type Moments = readonly { at: Date }[]

/** `latest` first. The last one allowed locks for a quarter of an hour from then. */
const isSpent = (latest: Moments, most: number, now: Date): boolean => {
  const [last] = latest
  const first = latest[most - 1]
  if (!last || !first) return false
  return last.at.getTime() - first.at.getTime() <= windowMs && now.getTime() - last.at.getTime() < windowMs
}

const lock = (key: string): Statement => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`

/** Those of other places and tenants in other transactions are passed over: nobody waits here. */
const sweepAddresses = (tx: Tx): Statement =>
  sql`delete from address_attempt where id in
(select id from address_attempt where at < ${new Date(tx.now.getTime() - keptMs)} limit ${sweep} for update skip locked)`

interface Counted {
  purpose: string
  place: string
  most: number
}

/**
 * Those that lie further ahead than several at once on several servers explain were made before the clock was set back:
 * they neither lock anybody nor hide those of today.
 */
const untilNow = (now: Date): Date => new Date(now.getTime() + 60_000)

const latestOf = (now: Date, { purpose, place, most }: Counted): Statement =>
  sql`select at from address_attempt where purpose = ${purpose} and address = ${place} and at <= ${untilNow(now)} order by at desc limit ${most}`

const countAddress = (tx: Tx, purpose: string, place: string): Statement =>
  sql`insert into address_attempt (purpose, address, at) values (${purpose}, ${place}, ${tx.now}) returning id`

export interface Guess {
  name: string
  /** Of the row that counts it for its place. */
  counted: string
}

/**
 * Counts a guess of a password before it is made, so that many at once, also at several servers, are no way around the
 * limits. null: there were too many, and this one may not be made.
 */
export const openGuess = async (tx: Tx, userName: string, address: string): Promise<Guess | null> => {
  const name = userName.toLowerCase().slice(0, 100)
  const place = neighbourhood(address)
  // Always in this order: two that wait for each other cannot be.
  const [, , ofName, ofPlace] = await tx.batch([
    lock(`sign-in from ${place}`),
    lock(`sign-in as ${tx.tenant} ${name}`),
    sql`select at from sign_in_failure where user_name = ${name} and at <= ${untilNow(tx.now)} order by at desc limit ${mostOfName}`,
    latestOf(tx.now, { purpose: 'signIn', place, most: mostOfAddress }),
  ])
  if (isSpent(ofName as Moments, mostOfName, tx.now) || isSpent(ofPlace as Moments, mostOfAddress, tx.now)) return null
  const [rows] = await tx.batch([
    countAddress(tx, 'signIn', place),
    sql`insert into sign_in_failure (user_name, address, at) values (${name}, ${address}, ${tx.now})`,
    sweepAddresses(tx),
    sql`delete from sign_in_failure where id in
(select id from sign_in_failure where at < ${new Date(tx.now.getTime() - keptMs)} limit ${sweep} for update skip locked)`,
  ])
  return { name, counted: (rows as { id: string }[])[0]!.id }
}

/** It was right: the name is as if nobody had failed; of its place only this guess is taken back. */
export const takeBack = async (tx: Tx, { name, counted }: Guess): Promise<void> => {
  await tx.batch([
    sql`delete from sign_in_failure where user_name = ${name}`,
    sql`delete from address_attempt where id = ${counted}`,
  ])
}

const mostLettersAsked = 20

/** Asking for letters is counted as well, known address or not; whether this one may go on. */
export const countLetterAsked = async (tx: Tx, address: string): Promise<boolean> => {
  const place = neighbourhood(address)
  const [, latest] = await tx.batch([
    lock(`letters for ${place}`),
    latestOf(tx.now, { purpose: 'recovery', place, most: mostLettersAsked }),
  ])
  if (isSpent(latest as Moments, mostLettersAsked, tx.now)) return false
  await tx.batch([countAddress(tx, 'recovery', place), sweepAddresses(tx)])
  return true
}
