/** What is known of what waits for the user, and what of it he has not seen. */
import type { AttentionItem } from '#wire/described/dashboard.ts'

export interface KnownAttention {
  items: readonly AttentionItem[]
  /** When it was asked, in milliseconds. */
  at: number
  /** The counts the user has seen, by `nameOf`. */
  seen: Readonly<Record<string, number>>
}
export const nothing: KnownAttention = { items: [], at: 0, seen: {} }

export const nameOf = ({ key, kind = '' }: Pick<AttentionItem, 'key' | 'kind'>): string => key + kind

/** What has become less since it was seen is new again when it becomes more. */
export const told = (before: KnownAttention, items: readonly AttentionItem[], at: number): KnownAttention => ({
  items,
  at,
  seen: Object.fromEntries(
    items.flatMap((item) => {
      const seen = before.seen[nameOf(item)]
      return seen === undefined ? [] : [[nameOf(item), Math.min(seen, item.count)]]
    }),
  ),
})

export const unseenIn = ({ items, seen }: Pick<KnownAttention, 'items' | 'seen'>): AttentionItem[] =>
  items.filter((item) => item.key !== 'drafts' && item.count > (seen[nameOf(item)] ?? 0))

export const allSeen = (known: KnownAttention): KnownAttention => ({
  ...known,
  seen: Object.fromEntries(known.items.map((item) => [nameOf(item), item.count])),
})
