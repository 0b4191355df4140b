/** Inserts a new block, where it is told to or else behind what is selected. */
import { splice, type Path } from '#output/editing/tree.ts'
import { useTemplateWords } from '../words.ts'
import { placeForBlock } from './block-rules.ts'
import { useEditor } from './editor-context.ts'
import { partsOf, type NewBlock } from './new-blocks.ts'

export const useInsertBlock = () => {
  const words = useTemplateWords()
  const { tree, selected, apply, fields, lists } = useEditor()
  return (name: NewBlock, place: Path = placeForBlock(tree, selected)): void => {
    const list = lists.find(({ path }) => path === 'lines') ?? lists[0]
    const parts = partsOf(name, { words, fields, list })
    apply((now) => splice(now, place, { count: 0, parts }), { select: [...place.slice(0, -1), place.at(-1)! + 1] })
  }
}
