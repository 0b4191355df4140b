/** Passwords: how they may look, how they are kept, and that a wrong user name takes as long as a wrong password. */
import { hash, verify } from '@node-rs/argon2'

const longest = 128

/** argon2id at the memory OWASP names as the least: some 20 ms a sign-in, off the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** `stored` null = no such user: the same work is done and the answer is no. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password.slice(0, longest))
  return stored !== null && matches && password.length <= longest
}

/** At least 8 characters with a letter and a digit, at most 128 (contract README §14). */
export const isStrong = (password: string): boolean =>
  password.length >= 8 && password.length <= longest && /\p{L}/u.test(password) && /\d/.test(password)
