/** Translations of the system pages; the pages load them first. */
import type { vi as owner } from '#i18n/areas/owner.ts'
import { useFormWords } from '#web/words/form-words.ts'

export type OwnerKey = keyof typeof owner
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never
type Values<Key extends OwnerKey> = [Places<(typeof owner)[Key]>] extends [never]
  ? []
  : [values: Record<Places<(typeof owner)[Key]>, string | number>]

/** `o` translates keys of these pages; `t` and `label` are the common functions. */
export const useOwnerWords = () => {
  const words = useFormWords()
  const o = <Key extends OwnerKey>(key: Key, ...[values]: Values<Key>): string =>
    words.label(key, values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])))
  return { ...words, o }
}
