/** Passwords: how they may look, how they are kept, and that a wrong user name takes as long as a wrong password. */
import { hash, verify } from '@node-rs/argon2'
import { Rejected } from '#wire/errors.ts'
import { createQueue } from '../http/queue.ts'

const longest = 128

/** argon2id at the memory OWASP names as the least: some 20 ms a sign-in, off the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes 19 MiB and one of the four threads that files and names need too: two at once, and a bounded line. */
const queue = createQueue({ atOnce: 2, waiting: 100, refusal: () => new Rejected(429, 'tooFast') })

export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, cost))

const costOf = ({ memoryCost, timeCost, parallelism }: typeof cost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Kept before the cost was what it is now. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(costOf(cost))

let decoy: Promise<string> | undefined

/** `stored` null = no such user: the same work is done and the answer is no. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this password')
  const kept = stored ?? (await decoy)
  const matches = await queue.run(() => verify(kept, password.slice(0, longest)))
  return stored !== null && matches && password.length <= longest
}

/** At least 8 characters with a letter and a digit, at most 128 (contract README §14). */
export const isStrong = (password: string): boolean =>
  password.length >= 8 && password.length <= longest && /\p{L}/u.test(password) && /\d/.test(password)
