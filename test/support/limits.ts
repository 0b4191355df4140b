/** Limits of the program that tests make small, so that few rows go past them. */
import { afterAll } from 'vitest'

/** Call it at the top of a file: gives the limits other values until the last test of the file. */
export const limitTo = <T extends object>(limits: T, values: Partial<T>): void => {
  const kept = { ...limits }
  Object.assign(limits, values)
  afterAll(() => void Object.assign(limits, kept))
}
