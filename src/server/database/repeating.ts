/** The same work again, when it failed only because of others who did theirs at the same moment. */
import { isRepeatable } from './errors.ts'

const attempts = 8

/** Runs it up to eight times, each a little later; throws what it threw last. */
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
