/**
 * The numbering of documents in the response of getConfig: configured values over the defaults (contract documents
 * §3, system §5).
 */
import type { AnyDocument } from '#model/document.ts'
import { numberDigits } from '#model/settings.ts'
import type { Settings } from '#model/standard-settings.ts'

export interface EffectiveNumbering {
  /** '' if the document has several default prefixes (cash and bank) and none was configured instead. */
  prefix: string
  prefixes?: readonly string[]
  digits: number
  reset: 'none' | 'yearly' | 'monthly'
}

/** By module. All modules are included, so that clients need no table of defaults. */
export const effectiveNumbering = (
  documents: Iterable<AnyDocument>,
  { numbering }: Pick<Settings, 'numbering'>,
): Record<string, EffectiveNumbering> =>
  Object.fromEntries(
    [...documents].map(({ wire, prefixes }) => {
      const { prefix: configured, digits = numberDigits, reset = 'none' } = numbering[wire.module] ?? {}
      return [
        wire.module,
        {
          prefix: configured || (prefixes.length === 1 ? prefixes[0] : ''),
          ...(prefixes.length > 1 && { prefixes }),
          digits,
          reset,
        },
      ]
    }),
  )
