/** Names of a file, in which the same one (`isSameName`) is found without a comparison with each: there may be thousands. */
import { fold } from '#kernel/fold.ts'
import { spelledName } from '#kernel/same-name.ts'

export interface NameIndex<T> {
  add(name: string, value: T): void
  /** The value that was added first of those that `isWanted` and have the same name. */
  first(name: string, isWanted: (value: T) => boolean): T | undefined
}

export const createNameIndex = <T>(): NameIndex<T> => {
  interface Added {
    place: number
    value: T
  }
  const bySpelling = new Map<string, Added[]>()
  const byPlain = new Map<string, Added[]>()
  let count = 0
  const put = (places: Map<string, Added[]>, key: string, added: Added): void => {
    const there = places.get(key)
    if (there) there.push(added)
    else places.set(key, [added])
  }
  return {
    add(name, value) {
      const spelled = spelledName(name)
      const added = { place: (count += 1), value }
      put(bySpelling, spelled, added)
      put(byPlain, fold(spelled), added)
    },
    first(name, isWanted) {
      const spelled = spelledName(name)
      const plain = fold(spelled)
      // A name without marks is that of all with any; one with marks only its own, and what was typed without.
      const same = spelled === plain ? [byPlain.get(plain)] : [bySpelling.get(spelled), bySpelling.get(plain)]
      const found = same.flatMap((all) => all?.find(({ value }) => isWanted(value)) ?? [])
      return found.toSorted((a, b) => a.place - b.place)[0]?.value
    },
  }
}
