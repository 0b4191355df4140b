/**
 * What browsers and Node have alike and the language itself does not declare.
 * Part of tsconfig.shared.json only; the other two have these from the DOM and from Node.
 */
declare const crypto: {
  getRandomValues(into: Uint8Array): Uint8Array
  randomUUID(): string
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}

declare class TextDecoder {
  constructor(encoding?: string)
  decode(bytes: Uint8Array, how?: { stream?: boolean }): string
}

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(from?: string | Record<string, string> | Iterable<[string, string]>)
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  append(name: string, value: string): void
  delete(name: string): void
  toString(): string
  [Symbol.iterator](): Iterator<[string, string]>
}

declare function structuredClone<T>(value: T): T
