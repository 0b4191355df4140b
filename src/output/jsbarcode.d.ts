/** The part of the package that is used; its own types need a browser. */
declare module 'jsbarcode' {
  interface Encodings {
    encodings?: readonly { data: string }[]
  }
  interface Options {
    format: 'EAN13' | 'EAN8' | 'UPC' | 'CODE128'
    /** All bars of a number of goods end at the same height. */
    flat?: true
    /** Told instead of throwing. */
    valid: (isValid: boolean) => void
  }
  /** Fills the object with bars: a digit for each module, `1` where it is dark. */
  export default function encode(into: Encodings, text: string, options: Options): void
}
