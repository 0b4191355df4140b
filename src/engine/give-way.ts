/** While a long document is worked out, whoever else has called is answered between two of its steps. */

/** Each step of a shorter one is over before anybody notices. */
const longFrom = 100

/** Resolves when the others had a turn; at once for a short document. Nothing may be under way that must not wait. */
export const giveWay = async (lines: number): Promise<void> => {
  if (lines >= longFrom) await new Promise((resume) => setImmediate(resume))
}
