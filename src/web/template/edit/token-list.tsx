/** The tokens of the selected block, each with its value and how that is shown. */
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { fieldOf, pathFrom, readToken, writeToken, type Token } from '#output/editing/tokens.ts'
import { changeAt, readParts, writeParts, type Path, type TagPart } from '#output/editing/tree.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useTemplateWords } from '../words.ts'
import { isTextBlock } from './block-rules.ts'
import { useEditor } from './editor-context.ts'
import { fieldOption, pillOf } from './said.ts'

const pattern = /\{\{[^{}]{1,200}\}\}/g

interface TokenListProps {
  part: TagPart
  path: Path
  each: string | undefined
}
export const TokenList = ({ part, path, each }: TokenListProps) => {
  const words = useTemplateWords()
  const { known, apply, readOnly } = useEditor()
  const [edited, setEdited] = useState<number | null>(null)
  if (!isTextBlock(part) && part.tag !== 'td' && part.tag !== 'th') return null
  const tokens = writeParts(part.children).match(pattern) ?? []
  if (tokens.length === 0) return null
  const put = (index: number, text: string) => {
    let at = -1
    const written = (markup: string) => markup.replaceAll(pattern, (own) => ((at += 1) === index ? text : own))
    apply((tree) => changeAt(tree, path, (own) => ({ ...own, children: readParts(written(writeParts(own.children))) })))
  }
  return (
    <section aria-label={words.w('templates.tokens')}>
      <h3>{words.w('templates.tokens')}</h3>
      <ul className="flex wrap gap-4">
        {tokens.map((text, index) => {
          const { label, note } = pillOf(text, { ...known, each }, words)
          return (
            <li key={index}>
              <Button size="small" icon={<Pencil size={13} />} disabled={readOnly} onClick={() => setEdited(index)}>
                {note ? `${label} · ${note}` : label}
              </Button>
            </li>
          )
        })}
      </ul>
      {edited !== null && tokens[edited] && (
        <TokenDialog
          text={tokens[edited]}
          each={each}
          onClose={() => setEdited(null)}
          onChange={(text) => {
            put(edited, text)
            setEdited(null)
          }}
        />
      )}
    </section>
  )
}

interface TokenDialogProps {
  text: string
  each: string | undefined
  onChange: (text: string) => void
  onClose: () => void
}
const TokenDialog = ({ text, each, onChange, onClose }: TokenDialogProps) => {
  const { w, t } = useTemplateWords()
  const { fields, menu } = useEditor()
  const [token, setToken] = useState<Token>(() => readToken(text))
  const [first, ...others] = token.filters
  const entry = menu.filters.find(({ name }) => name === first?.name)
  const offered = fields.flatMap((one) => {
    const path = pathFrom(one, each)
    return path === null ? [] : [fieldOption(one, path)]
  })
  const isKnown = offered.some(({ value }) => value === token.path)
  const setFilter = (name: string | null, argument: string | null) =>
    setToken({ ...token, filters: name === null ? others : [{ name, argument }, ...others] })
  return (
    <Modal
      opened
      onClose={onClose}
      title={fieldOf(fields, token.path, each)?.label ?? token.path}
      foot={
        <>
          <Button variant="danger" onClick={() => onChange('')}>
            {w('templates.removeToken')}
          </Button>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" onClick={() => onChange(writeToken(token))}>
            {t('web.agree')}
          </Button>
        </>
      }
    >
      <Stack gap={10}>
        <Select
          label={w('templates.value')}
          value={token.path}
          options={isKnown ? offered : [{ value: token.path, label: token.path }, ...offered]}
          onChange={(path) => path !== null && setToken({ ...token, path })}
        />
        <Select
          label={w('templates.shown')}
          clearable
          placeholder={w('templates.asItIs')}
          value={first?.name ?? null}
          options={menu.filters.map(({ name, label }) => ({ value: name, label }))}
          onChange={(name) => setFilter(name, null)}
        />
        {first && (entry?.argument ?? first.argument) != null && (
          <TextInput
            label={w('templates.argument')}
            value={first.argument ?? ''}
            onChange={({ currentTarget: { value } }) => setFilter(first.name, value || null)}
          />
        )}
        {others.length > 0 && (
          <p className="muted">{w('templates.furtherFilters', { text: others.map(({ name }) => name).join(', ') })}</p>
        )}
      </Stack>
    </Modal>
  )
}
