/** Limits sign-in attempts: ten per user name and fifty per network address within a quarter of an hour. */
import { sql } from '#engine/sql.ts'
import type { Statement, Tx } from '#engine/tx.ts'
import { networkOf } from '../http/address.ts'

const windowMs = 15 * 60_000
const mostOfName = 10
const mostOfAddress = 50
/** Older attempts are not needed for any limit. */
const keptMs = 24 * 3_600_000
/** The number of old rows deleted with each attempt. It is more than an attempt adds, so the table cannot grow. */
const deletedPerAttempt = 100

type Moments = readonly { at: Date }[]

/**
 * True if the limit is reached. `latest` has the newest attempt first; the last allowed attempt blocks further ones
 * for a quarter of an hour.
 */
const isLimitReached = (latest: Moments, most: number, now: Date): boolean => {
  const [last] = latest
  const first = latest[most - 1]
  if (!last || !first) return false
  return last.at.getTime() - first.at.getTime() <= windowMs && now.getTime() - last.at.getTime() < windowMs
}

const lock = (key: string): Statement => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`

/** Skips rows locked by other transactions, so that attempts never wait for each other. */
const sweepAddresses = (tx: Tx): Statement =>
  sql`delete from address_attempt where id in
(select id from address_attempt where at < ${new Date(tx.now.getTime() - keptMs)} limit ${deletedPerAttempt} for update skip locked)`

interface AttemptCount {
  purpose: string
  place: string
  most: number
}

/**
 * Attempts further in the future than the clock differences between servers were recorded before the clock was set
 * back. They must neither block anybody nor hide later attempts.
 */
const untilNow = (now: Date): Date => new Date(now.getTime() + 60_000)

const latestOf = (now: Date, { purpose, place, most }: AttemptCount): Statement =>
  sql`select at from address_attempt where purpose = ${purpose} and address = ${place} and at <= ${untilNow(now)} order by at desc limit ${most}`

const countAddress = (tx: Tx, purpose: string, place: string): Statement =>
  sql`insert into address_attempt (purpose, address, at) values (${purpose}, ${place}, ${tx.now}) returning id`

export interface SignInAttempt {
  name: string
  /** Id of the row that counts the attempt for its network address. */
  counted: string
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts, even on several servers, cannot get
 * around the limits. Null: a limit is reached, and the password must not be checked.
 */
export const countAttempt = async (tx: Tx, userName: string, address: string): Promise<SignInAttempt | null> => {
  const name = userName.toLowerCase().slice(0, 100)
  const place = networkOf(address)
  // Locks are always taken in this order, so two attempts cannot deadlock.
  const [, , ofName, ofPlace] = await tx.batch([
    lock(`sign-in from ${place}`),
    lock(`sign-in as ${tx.tenant} ${name}`),
    sql`select at from sign_in_failure where ${sql.ours('sign_in_failure')} and user_name = ${name} and at <= ${untilNow(tx.now)} order by at desc limit ${mostOfName}`,
    latestOf(tx.now, { purpose: 'signIn', place, most: mostOfAddress }),
  ])
  if (
    isLimitReached(ofName as Moments, mostOfName, tx.now) ||
    isLimitReached(ofPlace as Moments, mostOfAddress, tx.now)
  )
    return null
  const [rows] = await tx.batch([
    countAddress(tx, 'signIn', place),
    sql`insert into sign_in_failure (tenant_id, user_name, address, at) values (${sql.tenant}, ${name}, ${address}, ${tx.now})`,
    sweepAddresses(tx),
    sql`delete from sign_in_failure where ${sql.ours('sign_in_failure')} and id in
(select id from sign_in_failure where ${sql.ours('sign_in_failure')} and at < ${new Date(tx.now.getTime() - keptMs)} limit ${deletedPerAttempt} for update skip locked)`,
  ])
  return { name, counted: (rows as { id: string }[])[0]!.id }
}

/**
 * The password was correct: all failures of the user name are forgotten, but only this attempt of the network
 * address.
 */
export const forgetFailures = async (tx: Tx, { name, counted }: SignInAttempt): Promise<void> => {
  await tx.batch([
    sql`delete from sign_in_failure where ${sql.ours('sign_in_failure')} and user_name = ${name}`,
    sql`delete from address_attempt where id = ${counted}`,
  ])
}

const mostMailRequests = 20

/**
 * Counts a request for a password e-mail, whether or not its address is known. Returns false if the limit is reached.
 */
export const countMailRequest = async (tx: Tx, address: string): Promise<boolean> => {
  const place = networkOf(address)
  const [, latest] = await tx.batch([
    lock(`letters for ${place}`),
    latestOf(tx.now, { purpose: 'recovery', place, most: mostMailRequests }),
  ])
  if (isLimitReached(latest as Moments, mostMailRequests, tx.now)) return false
  await tx.batch([countAddress(tx, 'recovery', place), sweepAddresses(tx)])
  return true
}
