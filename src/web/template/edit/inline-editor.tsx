/** Text one types into, with its tokens as pills. */
import { type ClipboardEvent, type DragEvent, type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { fieldOf, readToken, tokenFrom } from '#output/editing/tokens.ts'
import { notifyInfo } from '#web/ui/floating/notify.tsx'
import { useTemplateWords } from '../words.ts'
import { draggedData, dragBegins, dragEnds, dropToken, isDragged, markText, movedPill, placeInText } from './drag.ts'
import { caretToEnd, draw, halves, read, type InlineLook } from './inline-dom.ts'
import style from './editor.module.css'
import { useEditor } from './editor-context.ts'
import { nameOfList } from './said.ts'

export interface InlineEditorProps {
  markup: string
  /** What it is, for those who do not see where it stands. */
  label: string
  each: string | undefined
  look: React.CSSProperties
  /** `step`: what the change is part of, where that is not the text alone. */
  onChange: (markup: string, step?: string) => void
  /** Enter, with what is before and behind the caret; without it, Enter breaks the line. */
  onSplit?: (before: string, behind: string) => void
}

/** Between its edges, what was typed by hand becomes a pill too. */
const hasTypedToken = (box: HTMLElement): boolean =>
  [...box.querySelectorAll('*'), box].some((element) =>
    [...element.childNodes].some(
      (node) => node instanceof Text && /\{\{[^{}]+\}\}/.test(node.data) && !element.closest('[data-token]'),
    ),
  )

const useInline = ({ markup, each, onChange }: InlineEditorProps) => {
  const { inlineLook, readOnly } = useEditor()
  const box = useRef<HTMLDivElement>(null)
  /** What is drawn: what was typed is not drawn again, which would move the caret. */
  const shown = useRef<{ markup: string; look: InlineLook } | null>(null)
  const look = inlineLook(each)
  useLayoutEffect(() => {
    const element = box.current!
    if (shown.current?.markup === markup && shown.current.look === look) return
    const hasCaret = document.activeElement === element
    draw(element, markup, look)
    shown.current = { markup, look }
    if (hasCaret) caretToEnd(element)
  }, [markup, look])
  const onInput = ({ nativeEvent }: FormEvent) => {
    const element = box.current!
    const next = read(element)
    if (hasTypedToken(element)) {
      const { pillsBefore } = countBefore(element)
      draw(element, next, look)
      caretBehindPill(element, pillsBefore)
    }
    shown.current = { markup: next, look }
    const { detail } = nativeEvent as Partial<CustomEvent<{ step?: string } | undefined>>
    if (next !== markup) onChange(next, detail?.step)
  }
  return { box, onInput, readOnly }
}

/** The pills, those just typed among them, that stand before the caret. */
const countBefore = (box: HTMLElement): { pillsBefore: number } => {
  const selection = getSelection()
  if (!selection?.rangeCount || !box.contains(selection.anchorNode)) return { pillsBefore: 0 }
  const before = document.createRange()
  before.selectNodeContents(box)
  before.setEnd(selection.anchorNode!, selection.anchorOffset)
  return { pillsBefore: [...read(before.cloneContents()).matchAll(/\{\{[^{}]+\}\}/g)].length }
}
const caretBehindPill = (box: HTMLElement, count: number): void => {
  const pill = box.querySelectorAll('[data-token]')[count - 1]
  if (!pill) return caretToEnd(box)
  const range = document.createRange()
  const next = pill.nextSibling
  if (next instanceof Text) range.setStart(next, next.data.startsWith('\u200b') ? 1 : 0)
  else range.setStartAfter(pill)
  range.collapse(true)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

/** Tokens of the menu and of other texts are dropped between the letters. */
const useTokenDrop = ({ each }: Pick<InlineEditorProps, 'each'>) => {
  const words = useTemplateWords()
  const { fields, lists, readOnly } = useEditor()
  const onDragStart = (event: DragEvent<HTMLElement>) => {
    const pill = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-token]') : null
    if (!pill || readOnly) return
    const token = pill.dataset['token']!
    movedPill.set(pill)
    dragBegins(event, { token, each: each ?? '' })
    event.dataTransfer.setData('text/plain', token)
  }
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (readOnly || !isDragged(event, 'token')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = movedPill.get() ? 'move' : 'copy'
    markText(event.currentTarget, placeInText(event.currentTarget, event))
  }
  const onDrop = (event: DragEvent<HTMLElement>) => {
    if (readOnly || !isDragged(event, 'token')) return
    event.preventDefault()
    const [dragged, from] = [draggedData(event, 'token'), draggedData(event, 'each') || undefined]
    const text = tokenFrom(dragged, { fields, from, to: each })
    if (text !== null)
      return dropToken(event.currentTarget, placeInText(event.currentTarget, event), {
        text,
        step: `move ${event.timeStamp}`,
      })
    dragEnds()
    const list = fieldOf(fields, readToken(dragged).path, from)?.each
    notifyInfo(words.w('templates.onlyRepeated', { name: nameOfList(lists, list) }))
  }
  return { onDragStart, onDragOver, onDrop }
}

export const InlineEditor = (props: InlineEditorProps) => {
  const { box, onInput, readOnly } = useInline(props)
  const { label, each, look, onSplit } = props
  const drop = useTokenDrop(props)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey) return
    event.preventDefault()
    const split = onSplit && !event.shiftKey && box.current && halves(box.current)
    if (split) onSplit!(...split)
    else document.execCommand('insertLineBreak')
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain').replaceAll(/\s+/g, ' '))
  }
  return (
    <div
      ref={box}
      role="textbox"
      aria-multiline
      aria-label={label}
      aria-readonly={readOnly || undefined}
      tabIndex={0}
      contentEditable={!readOnly}
      suppressContentEditableWarning
      spellCheck={false}
      data-takes-tokens={readOnly ? undefined : (each ?? '')}
      className={style.inline}
      style={look}
      onInput={onInput}
      {...drop}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  )
}
