/** A translation area imported for one language only. */
declare module '*?vi' {
  export const vi: Readonly<Record<string, string>>
}
declare module '*?en' {
  export const en: Readonly<Record<string, string>>
}
