/** Nominal types over plain values: the id of a store cannot be passed where the id of a partner is expected. */
declare const brand: unique symbol
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

/** The id of a record in the named list, or of a document: an opaque string that is never reused. */
export type Id<Of extends string = string> = Brand<string, `id:${Of}`>
export const id = <Of extends string>(text: string): Id<Of> => text as Id<Of>
