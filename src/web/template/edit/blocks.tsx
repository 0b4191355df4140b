/** The blocks of a form below each other, as they are printed, to be selected and typed into. */
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  attributeOf,
  changeAt,
  isSame,
  partAt,
  readParts,
  splice,
  writeParts,
  type Path,
  type TagPart,
} from '#output/editing/tree.ts'
import { useTemplateWords } from '../words.ts'
import { useBlockKeys } from './block-actions.ts'
import { isTextBlock, mayMove, piecesOf, type Piece } from './block-rules.ts'
import { Atom } from './atoms.tsx'
import { lookOf, stepOf, widthOf, type BlockPlace } from './block-look.ts'
import { dragBegins } from './drag.ts'
import { useEditor } from './editor-context.ts'
import style from './editor.module.css'
import { InlineEditor } from './inline-editor.tsx'
import { blockName, blockText, conditionText, eachText } from './said.ts'
import { TableFrame } from './table-frame.tsx'

export const Blocks = ({ parent, path, each }: BlockPlace & { parent: TagPart }) =>
  piecesOf(parent).map((piece) =>
    piece.is === 'run' ? (
      <Run key={piece.index} piece={piece} path={path} each={each} />
    ) : (
      <Block key={piece.index} part={piece.part} path={[...path, piece.index]} each={each} />
    ),
  )

/** Text that stands between blocks. */
const Run = ({ piece, path, each }: BlockPlace & { piece: Piece & { is: 'run' } }) => {
  const { apply, select } = useEditor()
  const { w } = useTemplateWords()
  const at = [...path, piece.index]
  const markup = writeParts(piece.parts)
  return (
    <div className={style.block} onFocus={() => select(path.length > 0 ? path : null)}>
      <InlineEditor
        markup={markup}
        label={w('templates.block.text')}
        each={each}
        look={{}}
        onChange={(next, step) =>
          apply((tree) => splice(tree, at, { count: piece.parts.length, parts: readParts(next) }), {
            step: step ?? stepOf(at, next),
          })
        }
      />
    </div>
  )
}
const Block = ({ part, path, each }: BlockPlace & { part: TagPart }) => {
  const { selected, select, known, eachOf, severityAt } = useEditor()
  const words = useTemplateWords()
  const inner = eachOf(attributeOf(part, 'data-each'), each)
  const name = blockText(part, { ...known, each: inner }, words)
  return (
    <div
      className={style.block}
      data-path={path.join('.')}
      data-kind={part.tag}
      data-problem={severityAt(path)}
      data-selected={(selected !== null && isSame(selected, path)) || undefined}
      onFocus={(event) => {
        event.stopPropagation()
        select(path)
      }}
    >
      <Grip name={name} part={part} path={path} />
      <Rules part={part} each={each} />
      <Content part={part} path={path} each={inner} name={name} />
    </div>
  )
}

/** Selects a block; dragged, or with Alt and the arrows, it is moved, with Delete removed. */
const Grip = ({ name, part, path }: { name: string; part: TagPart; path: Path }) => {
  const { w } = useTemplateWords()
  const { select, readOnly } = useEditor()
  const { onKeyDown } = useBlockKeys(path)
  return (
    <button
      type="button"
      className={style.grip}
      aria-label={w('templates.select', { name })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      data-grip={path.join('.')}
      draggable={mayMove(part) && !readOnly}
      onDragStart={(event) => dragBegins(event, { path: path.join('.') })}
      onClick={() => select(path)}
      onKeyDown={onKeyDown}
    >
      <GripVertical size={14} aria-hidden="true" />
    </button>
  )
}

/** When it is printed, and how often. */
const Rules = ({ part, each }: { part: TagPart; each: string | undefined }): ReactNode => {
  const { known, eachOf } = useEditor()
  const words = useTemplateWords()
  const condition = attributeOf(part, 'data-if')
  const repeated = attributeOf(part, 'data-each')
  const inner = eachOf(repeated, each)
  const rules = [
    ...(repeated === undefined ? [] : [{ rule: 'each', text: eachText(inner!, known, words) }]),
    ...(condition === undefined
      ? []
      : [{ rule: 'if', text: conditionText(condition, { ...known, each: inner }, words) }]),
  ]
  if (rules.length === 0) return null
  return (
    <div className={style.rules}>
      {rules.map(({ rule, text }) => (
        <span key={rule} data-rule={rule} data-tip={text}>
          {text}
        </span>
      ))}
    </div>
  )
}

const Content = ({ part, path, each, name }: BlockPlace & { part: TagPart; name: string }) => {
  const words = useTemplateWords()
  if (isTextBlock(part)) return <TextBlock part={part} path={path} each={each} name={name} />
  switch (part.tag) {
    case 'table':
      return <TableFrame table={part} path={path} each={each} />
    case 'columns':
      return (
        <div className={style.columns}>
          <Columns part={part} path={path} each={each} />
        </div>
      )
    case 'div':
    case 'column':
    case 'keep':
    case 'label':
    case 'labels':
    case 'signatures':
      return (
        <div
          className={part.tag === 'signatures' ? style.columns : style.frame}
          style={lookOf(part)}
          data-frame={part.tag}
        >
          <Blocks parent={part} path={path} each={each} />
          {part.children.length === 0 && <span className="faint">{blockName(part, words)}</span>}
        </div>
      )
    default:
      return <Atom part={part} each={each} />
  }
}

const Columns = ({ part, path, each }: BlockPlace & { part: TagPart }) =>
  part.children.map((column, index) =>
    column.is === 'tag' ? (
      <div key={index} className={style.column} style={widthOf(column)}>
        <Block part={column} path={[...path, index]} each={each} />
      </div>
    ) : null,
  )

const TextBlock = ({ part, path, each, name }: BlockPlace & { part: TagPart; name: string }) => {
  const { apply, tree } = useEditor()
  const behind = [...path.slice(0, -1), path.at(-1)! + 1]
  const split = (first: string, second: string) => {
    const written = (markup: string): TagPart => ({ ...part, children: readParts(markup) })
    apply((now) => splice(now, path, { count: 1, parts: [written(first), written(second)] }), { select: behind })
    focusText(behind)
  }
  const isInContainer = path.length === 1 || partAt(tree, path.slice(0, -1))?.is === 'tag'
  return (
    <InlineEditor
      markup={writeParts(part.children)}
      label={name}
      each={each}
      look={lookOf(part)}
      onChange={(next, step) =>
        apply((now) => changeAt(now, path, (own) => ({ ...own, children: readParts(next) })), {
          step: step ?? stepOf(path, next),
        })
      }
      {...(isInContainer && { onSplit: split })}
    />
  )
}
const focusText = (path: Path): void =>
  void requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-grip="${path.join('.')}"]`)
      ?.parentElement?.querySelector<HTMLElement>('[role="textbox"]')
      ?.focus(),
  )
