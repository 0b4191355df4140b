/** Repeats work that failed only because of concurrent transactions. */
import { isRepeatable } from './errors.ts'

const attempts = 8

/** Runs it up to eight times with increasing pauses; throws the last error. */
export const repeated = async <T>(once: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once()
    } catch (error) {
      if (attempt === attempts || !isRepeatable(error)) throw error
    }
    await new Promise((resume) => setTimeout(resume, Math.random() * 20 * attempt))
  }
}
