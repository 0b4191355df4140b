/** The code besides the password: six digits of an authenticator app (TOTP), or a recovery code that works once. */
import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import type { Sealer } from '../process/sealed.ts'

const period = 30
/** The code before and the one after count too: clocks differ, and people type slowly. */
const window = 1
const digits = 6

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) })

/** 160 bits in base32, as RFC 4226 recommends. */
export const newFactorSecret = (): string => new Secret({ size: 20 }).base32

/** The address that authenticator apps read from the QR code. */
export const factorUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString()

/** The time step to which the code belongs; null if it is none of the three that count now. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

const recoveryCodes = 10
const recoveryLength = 12
/** Without 0, 1, l and o, which are mistaken for each other on paper. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Sixty bits, in groups of four to be copied by hand. */
const newRecoveryCode = (): string =>
  Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** How a code is compared: people type blanks, hyphens and capitals. */
const typedCode = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '')

/** With the user in it, so that one table of hashes does not serve for all users. */
const hashOfRecovery = (tenant: string, userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${tenant} ${userId} ${typedCode(code)}`)
    .digest()

/** Where the secret of a user is sealed for. */
export const factorPlace = (tenant: string, userId: string) => ({ tenant, use: `second-factor ${userId}` })

export interface Factor {
  secret: string | null
  since: Date | null
  lastStep: number
  pending: string | null
}

/** The second factor of a user, locked; undefined if none was ever begun. */
export const lockFactor = async (tx: Tx, userId: string): Promise<Factor | undefined> => {
  const [row] = await tx.query<Omit<Factor, 'lastStep'> & { lastStep: string | number }>(
    sql`select secret, since, last_step as "lastStep", pending from second_factor where ${sql.ours('second_factor')} and user_id = ${userId} for update`,
  )
  return row && { ...row, lastStep: Number(row.lastStep) }
}

export interface TypedCode {
  userId: string
  code: string
}
type AcceptedBy = 'app' | 'recoveryCode'
/** `keyLost`: nobody can tell whether the code is right, because the secret cannot be opened. */
export type CodeVerdict = AcceptedBy | 'wrong' | 'keyLost'

const acceptDigits = async (tx: Tx, sealer: Sealer, { userId, code }: TypedCode): Promise<CodeVerdict> => {
  const factor = await lockFactor(tx, userId)
  if (!factor?.secret) return 'wrong'
  const place = factorPlace(tx.tenant, userId)
  const secret = sealer.open(place, factor.secret)
  if (secret === null) return 'keyLost'
  const step = stepOfCode(secret, code, tx.now)
  if (step === null || step <= factor.lastStep) return 'wrong'
  const sealed = sealer.isOutdated(factor.secret) ? sealer.seal(place, secret) : factor.secret
  await tx.query(
    sql`update second_factor set last_step = ${step}, secret = ${sealed} where ${sql.ours('second_factor')} and user_id = ${userId}`,
  )
  return 'app'
}

const acceptRecovery = async (tx: Tx, { userId, code }: TypedCode): Promise<boolean> => {
  const gone = await tx.query(
    sql`delete from recovery_code where ${sql.ours('recovery_code')} and user_id = ${userId} and hash = ${hashOfRecovery(tx.tenant, userId, code)} returning user_id`,
  )
  return gone.length > 0
}

/** Uses up the code; `wrong` also if it is too old, or was used before. */
export const acceptCode = async (tx: Tx, sealer: Sealer, typed: TypedCode): Promise<CodeVerdict> => {
  const code = typedCode(typed.code)
  if (/^\d{6}$/.test(code)) return acceptDigits(tx, sealer, { ...typed, code })
  if (!/^[a-z2-9]{12}$/.test(code)) return 'wrong'
  return (await acceptRecovery(tx, { ...typed, code })) ? 'recoveryCode' : 'wrong'
}

/** Makes new recovery codes; older ones end. Returned once, and kept as hashes. */
export const renewRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const hashes = codes.map((code) => hashOfRecovery(tx.tenant, userId, code))
  await tx.batch([
    sql`delete from recovery_code where ${sql.ours('recovery_code')} and user_id = ${userId}`,
    sql`insert into recovery_code (tenant_id, user_id, hash) values (${sql.tenant}, ${userId}, unnest(${hashes}::bytea[]))`,
  ])
  return codes
}

export const removeFactor = (userId: string) =>
  sql`delete from second_factor where ${sql.ours('second_factor')} and user_id = ${userId}`
