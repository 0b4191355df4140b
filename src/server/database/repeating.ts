/** Repeats work that failed only because of concurrent transactions. */
import { isRepeatable } from './errors.ts'
import type { DatabaseOptions, Repeat } from './options.ts'

/** Runs it up to `attempts` times (default eight) with increasing pauses; throws the last error. */
export const repeated = async <T>(
  once: () => Promise<T>,
  { tenant, onRepeat, attempts = 8 }: Pick<Repeat, 'tenant'> & Pick<DatabaseOptions, 'onRepeat' | 'attempts'>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once()
    } catch (error) {
      if (!isRepeatable(error)) throw error
      const isLast = attempt === attempts
      onRepeat?.({ code: (error as { code: string }).code, attempt, isLast, tenant })
      if (isLast) throw error
    }
    await new Promise((resume) => setTimeout(resume, Math.random() * 20 * attempt))
  }
}
