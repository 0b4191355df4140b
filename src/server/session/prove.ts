/**
 * Before a user changes what protects his account he proves again who he is: whoever finds an open session must not be
 * able to take the account over.
 */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { objectBody } from '#wire/body.ts'
import { isPassword } from '../access/passwords.ts'
import { acceptCode, lockFactor } from '../access/second-factor.ts'
import { countAttempt, forgetFailures } from '../access/sign-in-throttle.ts'
import type { Sealer } from '../process/sealed.ts'

export const refuse = (at: string, message: string, label?: string): never => {
  throw new Refused([problem(at, message, label ? { label } : undefined)])
}

export const textOf = (body: unknown, key: string): string => {
  const value = objectBody(body)[key]
  return typeof value === 'string' ? value : ''
}

interface Proof {
  /** Where the password stands in the body. */
  at: string
  body: unknown
  /** Where a code of the second factor is asked for too, if there is one. */
  sealer?: Sealer
}

/** Undefined if the code is right, or none is needed. */
const proveCode = async ({ tx, user }: Scope, { body, sealer }: Proof): Promise<Refused | undefined> => {
  if (!sealer || !(await lockFactor(tx, user.id))?.secret) return undefined
  const code = textOf(body, 'code')
  if (code === '') return new Refused([problem('code', 'required', { label: 'secondFactor.code' })])
  const verdict = await acceptCode(tx, sealer, { userId: user.id, code })
  const isRefused = verdict === 'wrong' || verdict === 'keyLost'
  return isRefused ? new Refused([problem('code', `secondFactor.${verdict}`)]) : undefined
}

/**
 * Undefined if the caller is the user. A refusal is returned instead of thrown where the attempt must stay counted:
 * the transaction then commits.
 */
export const prove = async (scope: Scope, proof: Proof): Promise<Refused | undefined> => {
  const { tx, user } = scope
  const { at, body } = proof
  const password = textOf(body, at)
  if (password === '') return refuse(at, 'required', 'user.oldPassword')
  // The leading blank keeps these attempts apart from sign-ins: no typed user name begins with one.
  const guess = await countAttempt(tx, ` ${user.id}`, scope.address)
  if (!guess) return refuse(at, 'signIn.locked')
  const rows = await tx.query<{ password_hash: string }>(
    sql`select password_hash from app_user where ${sql.ours('app_user')} and id = ${user.id} for update`,
  )
  if (!(await isPassword(rows[0]?.password_hash ?? null, password))) return new Refused([problem(at, 'oldPassword')])
  const wrong = await proveCode(scope, proof)
  if (wrong) return wrong
  await forgetFailures(tx, guess)
  return undefined
}
