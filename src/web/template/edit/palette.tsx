/** Blocks and values to insert, by a click, by dragging or from the keyboard; searched by their names. */
import { useState } from 'react'
import { fold } from '#kernel/fold.ts'
import { pathFrom, usualToken, type Field } from '#output/editing/tokens.ts'
import { Stack } from '#web/ui/layout.tsx'
import { notifyInfo } from '#web/ui/floating/notify.tsx'
import { SearchInput } from '#web/ui/fields/search-input.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { useTemplateWords } from '../words.ts'
import { ANYWHERE, caret, typeToken } from './caret.ts'
import { dragBegins } from './drag.ts'
import { useEditor } from './editor-context.ts'
import { nameOfList } from './said.ts'
import style from './editor.module.css'
import { newBlocks } from './new-blocks.ts'
import { useInsertBlock } from './use-insert-block.ts'

const useInsertToken = () => {
  const words = useTemplateWords()
  const { lists } = useEditor()
  return (field: Field): void => {
    const at = caret.get()
    if (!at?.element.isConnected) return void notifyInfo(words.w('templates.noCaret'))
    const path = at.each === ANYWHERE ? field.path : pathFrom(field, at.each)
    if (path === null)
      return void notifyInfo(words.w('templates.onlyRepeated', { name: nameOfList(lists, field.each) }))
    typeToken(usualToken(path, field))
  }
}

export const Palette = () => {
  const { w, t } = useTemplateWords()
  const { menu, readOnly } = useEditor()
  const at = useStore(caret)
  const insertBlock = useInsertBlock()
  const insertToken = useInsertToken()
  const [sought, setSought] = useState('')
  const words = fold(sought).split(/\s+/).filter(Boolean)
  const matches = (text: string) => words.every((word) => fold(text).includes(word))
  const blocks = newBlocks
    .map((name) => ({ name, label: w(`templates.new.${name}`) }))
    .filter(({ label }) => matches(label))
  const groups = menu.groups
    .map((group) => ({
      ...group,
      tokens: group.tokens.filter(({ label, path }) => matches(`${group.label} ${label} ${path}`)),
    }))
    .filter(({ tokens }) => tokens.length > 0)
  return (
    <Stack gap={10}>
      <SearchInput
        label={w('templates.search')}
        placeholder={w('templates.search')}
        value={sought}
        clearLabel={t('web.clear')}
        onClear={() => setSought('')}
        hasKeyHint={false}
        onChange={({ currentTarget: { value } }) => setSought(value)}
      />
      <div className={style.paletteList}>
        {blocks.length > 0 && (
          <details open>
            <summary>{w('templates.blocks')}</summary>
            <div className={style.chips}>
              {blocks.map(({ name, label }) => (
                <button
                  key={name}
                  type="button"
                  disabled={readOnly}
                  className={style.blockChip}
                  draggable={!readOnly}
                  onDragStart={(event) => dragBegins(event, { block: name })}
                  onClick={() => insertBlock(name)}
                >
                  {label}
                </button>
              ))}
            </div>
          </details>
        )}
        {groups.map(({ label, tokens }, index) => (
          <details key={index} open={words.length > 0 || index < 3}>
            <summary>{label}</summary>
            <div className={style.chips}>
              {tokens.map((field) => (
                <TokenChip
                  key={`${field.each}.${field.path}`}
                  field={field}
                  each={at?.each}
                  onInsert={() => insertToken(field)}
                />
              ))}
            </div>
          </details>
        ))}
        {blocks.length + groups.length === 0 && <p className="muted">{w('templates.nothingFound')}</p>}
      </div>
    </Stack>
  )
}

interface TokenChipProps {
  field: Field
  each: string | undefined
  onInsert: () => void
}
const TokenChip = ({ field, each, onInsert }: TokenChipProps) => {
  const { readOnly } = useEditor()
  const path = each === ANYWHERE ? field.path : (pathFrom(field, each) ?? field.path)
  return (
    <button
      type="button"
      className={style.tokenChip}
      disabled={readOnly}
      draggable={!readOnly}
      data-tip={`{{${field.path}}}`}
      onDragStart={(event) => {
        dragBegins(event, { token: usualToken(field.path, field), each: field.each ?? '' })
        // For the source, which takes any text.
        event.dataTransfer.setData('text/plain', usualToken(path, field))
      }}
      onClick={onInsert}
    >
      {field.label}
    </button>
  )
}
