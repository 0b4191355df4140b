/** The type of a function that translates the keys of a catalogue and demands the values of their placeholders. */
type Places<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never

type PlaceValues<Text> = [Places<Text>] extends [never] ? [] : [values: Record<Places<Text>, string | number>]

export type Translate<Catalogue> = <Key extends keyof Catalogue>(
  key: Key,
  ...values: PlaceValues<Catalogue[Key]>
) => string
