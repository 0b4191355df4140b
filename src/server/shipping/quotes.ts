/** The services of a carrier that could be priced. */
import type { ProviderRefusal, Unclear } from '../asking/desk.ts'
import type { QuotedService, Quotes } from './carrier.ts'

/** Of several that could not, the first that says why. */
export const quotesOf = (
  asked: readonly (QuotedService | ProviderRefusal | Unclear)[],
): Quotes | ProviderRefusal | Unclear => {
  const services = asked.flatMap((one) => ('kind' in one ? [] : [one]))
  const failures = asked.flatMap((one) => ('kind' in one ? [one] : []))
  const [first] = [...failures.filter(({ kind }) => kind === 'refused'), ...failures]
  return services.length === 0 && first ? first : { kind: 'quotes', services }
}
