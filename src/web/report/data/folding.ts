/** Which groups of a report are folded to their headings: all of them or none, but those that a person chose himself. */
export interface Folding {
  all: boolean
  but: ReadonlySet<string>
}
export const unfolded: Folding = { all: false, but: new Set() }
export const folded: Folding = { all: true, but: new Set() }
export const foldedBut = (key: string): Folding => ({ all: true, but: new Set([key]) })

export const isFolded = ({ all, but }: Folding, key: string): boolean => all !== but.has(key)
/** Folds the group, or unfolds it. */
export const turned = ({ all, but }: Folding, key: string): Folding => ({
  all,
  but: but.symmetricDifference(new Set([key])),
})
