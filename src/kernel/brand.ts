/** Nominal types over plain values: a store's id does not fit where a partner's belongs. */
declare const brand: unique symbol
export type Branded<T, Name extends string> = T & { readonly [brand]: Name }

/** The id of a record of the named list or document: an opaque string, never reused. */
export type Id<Of extends string = string> = Branded<string, `id:${Of}`>
export const id = <Of extends string>(text: string): Id<Of> => text as Id<Of>
