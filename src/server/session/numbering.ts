/** How documents are numbered, as getConfig tells it: what is configured over what stands without (contract documents §3, system §5). */
import type { AnyDocument } from '#model/document.ts'
import { numberDigits } from '#model/settings.ts'
import type { Settings } from '#model/standard-settings.ts'

export interface ToldNumbering {
  /** '' where the document has several of its own (cash and bank), and none was configured in their place. */
  prefix: string
  prefixes?: readonly string[]
  digits: number
  reset: 'none' | 'yearly' | 'monthly'
}

/** By module; everything is there, so that a client needs no table of defaults. */
export const toldNumbering = (
  documents: Iterable<AnyDocument>,
  { numbering }: Pick<Settings, 'numbering'>,
): Record<string, ToldNumbering> =>
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
