/** Passwords: required strength, hashing, and equal response time for unknown user names and wrong passwords. */
import { hash, verify } from '@node-rs/argon2'
import { Rejected } from '#wire/errors.ts'
import { createQueue } from '../http/queue.ts'

const longest = 128

/** argon2id with the minimum memory recommended by OWASP: about 20 ms per sign-in, off the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each hash takes 19 MiB and one of the four libuv threads, which file and DNS access also need. So two run at once,
 * and the queue is limited.
 */
const queue = createQueue({ atOnce: 2, waiting: 100, refusal: () => new Rejected(429, 'tooFast') })

export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, cost))

const costOf = ({ memoryCost, timeCost, parallelism }: typeof cost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** True if the hash was made with other cost parameters than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(costOf(cost))

let dummyHash: Promise<string> | undefined

/** Checks a password. If `stored` is null (no such user), the same amount of work is done and the result is false. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  dummyHash ??= hashPassword('nobody has this password')
  const kept = stored ?? (await dummyHash)
  const matches = await queue.run(() => verify(kept, password.slice(0, longest)))
  return stored !== null && matches && password.length <= longest
}

/** At least 8 characters with a letter and a digit, and at most 128 characters (contract README §14). */
export const isStrong = (password: string): boolean =>
  password.length >= 8 && password.length <= longest && /\p{L}/u.test(password) && /\d/.test(password)
