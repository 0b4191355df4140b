/** What waits, in words: its own text, and the kind of documents where that does not name it. */
import { documentMetas } from '#documents/index.ts'
import { useWords } from '#web/words/words.ts'

/** The label of a kind of documents. */
export const kindLabel = (kind: string): string => documentMetas.find(({ name }) => name === kind)?.label ?? kind

export const useAttentionText = () => {
  const { label } = useWords()
  return ({ key, kind }: { key: string; kind?: string }): string =>
    [label(`todo.${key}`), ...(kind ? [label(kindLabel(kind)).toLowerCase()] : [])].join(': ')
}
