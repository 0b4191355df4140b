/** The text as a tree, what is selected in it, and where its problems are. */
import { useMemo, useState } from 'react'
import { isInlinePart } from '#output/editing/inline.ts'
import { listWithin } from '#output/editing/tokens.ts'
import { isSame, partAt, pathAt, readTree, writeTree, type Path, type TagPart } from '#output/editing/tree.ts'
import { Refused } from '#kernel/problem.ts'
import type { TextProblem, TokenMenu } from '../calls.ts'
import { useTemplateWords, type TemplateWords } from '../words.ts'
import type { Editor } from './editor-context.ts'
import type { InlineLook } from './inline-dom.ts'
import style from './editor.module.css'
import { isError } from './problem-list.tsx'
import { conditionText, fieldsOf, listsOf, pillOf, type TemplateNames } from './said.ts'

/** Null while the text cannot be read. */
const treeOf = (text: string): TagPart | null => {
  try {
    return readTree(text)
  } catch (failure) {
    if (failure instanceof Refused) return null
    throw failure
  }
}

/** The innermost block, or cell, at a problem. */
export const blockAt = (tree: TagPart, text: string, { line, column }: TextProblem): Path => {
  const lines = text.split('\n')
  const before = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0)
  const indent = column > 1 ? column - 1 : (/^\s*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0)
  const path = [...pathAt(tree, before + indent)]
  while (path.length > 0 && isInlinePart(partAt(tree, path)!)) path.pop()
  return path
}

const looksOf = (known: Omit<TemplateNames, 'each'>, words: TemplateWords) => {
  const looks = new Map<string | undefined, InlineLook>()
  const make = (each: string | undefined): InlineLook => ({
    pill: (token) => pillOf(token, { ...known, each }, words),
    condition: (text) => conditionText(text, { ...known, each }, words),
    fixed: (raw) => (raw.startsWith('<!--') ? '' : words.w('templates.fixed')),
    className: { pill: style.pill!, inlineIf: style.inlineIf!, fixed: style.fixed! },
  })
  return (each: string | undefined): InlineLook => {
    const look = looks.get(each) ?? make(each)
    looks.set(each, look)
    return look
  }
}

const useKnown = (menu: TokenMenu) => {
  const { language, ...words } = useTemplateWords()
  return useMemo(() => {
    const known = { fields: fieldsOf(menu), lists: listsOf(menu), menu }
    return { ...known, known, inlineLook: looksOf(known, { language, ...words }) }
    // Words are made again with every render; they change with the language alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [menu, language])
}

interface Edited {
  text: string
  menu: TokenMenu
  readOnly: boolean
  problems: readonly TextProblem[]
  onText: (text: string, step: string) => void
}
/** Null while the text cannot be read as a tree. */
export const useTree = ({ text, menu, readOnly, problems, onText }: Edited): Editor | null => {
  const tree = useMemo(() => treeOf(text), [text])
  const [selected, select] = useState<Path | null>(null)
  const known = useKnown(menu)
  const marked = useMemo(
    () => (tree ? problems.map((one) => ({ path: blockAt(tree, text, one), isError: isError(one) })) : []),
    [tree, text, problems],
  )
  if (!tree) return null
  const lists = known.lists.map(({ path }) => path)
  return {
    ...known,
    tree,
    readOnly,
    selected: selected && partAt(tree, selected) ? selected : null,
    select: (path) => select((before) => (before && path && isSame(before, path) ? before : path)),
    apply: (change, { step = '', select: next } = {}) => {
      if (readOnly) return
      onText(writeTree(change(tree)), step)
      if (next) select(next)
    },
    eachOf: (path, outer) => (path === undefined ? outer : listWithin(lists, path, outer)),
    severityAt: (path) => {
      const here = marked.filter((one) => isSame(one.path, path))
      return here.length === 0 ? undefined : here.some((one) => one.isError) ? 'error' : 'warning'
    },
  }
}
