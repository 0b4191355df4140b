/** What every part of the editor knows: the text as a tree, what is selected, and how to change it. */
import { createContext, use } from 'react'
import type { Field } from '#output/editing/tokens.ts'
import type { Path, TagPart } from '#output/editing/tree.ts'
import type { TokenMenu } from '../calls.ts'
import type { InlineLook } from './inline-dom.ts'
import type { TemplateNames } from './said.ts'

interface Apply {
  /** Changes with the same name are taken back together. */
  step?: string
  /** What is selected afterwards. */
  select?: Path
}
export interface Editor {
  tree: TagPart
  selected: Path | null
  readOnly: boolean
  menu: TokenMenu
  fields: readonly Field[]
  lists: readonly Field[]
  /** What pills and conditions are put into words with. */
  known: Omit<TemplateNames, 'each'>
  /** The list that is repeated where `data-each` says so within the items of another. */
  eachOf: (path: string | undefined, outer: string | undefined) => string | undefined
  /** True if something is wrong there. */
  severityAt: (path: Path) => 'error' | 'warning' | undefined
  select: (path: Path | null) => void
  apply: (change: (tree: TagPart) => TagPart, how?: Apply) => void
  /** How pills look where the items of a list are repeated. */
  inlineLook: (each: string | undefined) => InlineLook
}
export const EditorContext = createContext<Editor | null>(null)
export const useEditor = (): Editor => use(EditorContext)!
