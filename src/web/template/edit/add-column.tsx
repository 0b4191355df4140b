/** Asks which value a new column shows. */
import { useState } from 'react'
import type { NewColumn } from '#output/editing/table.ts'
import { isNumber, pathFrom, usualToken } from '#output/editing/tokens.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useTemplateWords } from '../words.ts'
import { useEditor } from './editor-context.ts'
import { fieldOption } from './said.ts'

interface AddColumnProps {
  each: string | undefined
  onAdd: (column: NewColumn) => void
  onClose: () => void
}

export const AddColumn = ({ each, onAdd, onClose }: AddColumnProps) => {
  const { w, t } = useTemplateWords()
  const { fields } = useEditor()
  const [path, setPath] = useState<string | null>(null)
  const [title, setTitle] = useState('')
  const offered = fields.filter((one) => (each === undefined ? one.each === undefined : one.each === each))
  const chosen = offered.find((one) => one.path === path)
  const add = () => {
    const own = chosen && pathFrom(chosen, each)
    onAdd({
      head: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      line: chosen && own ? usualToken(own, chosen) : '',
      align: chosen && isNumber(chosen.kind) ? 'right' : undefined,
    })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={w('templates.addColumn')}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" onClick={add}>
            {w('templates.add')}
          </Button>
        </>
      }
    >
      <Stack gap={10}>
        <Select
          label={w('templates.value')}
          options={offered.map((one) => fieldOption(one, one.path))}
          value={path}
          clearable
          onChange={(next) => {
            setPath(next)
            setTitle(offered.find((one) => one.path === next)?.label ?? title)
          }}
        />
        <TextInput
          label={w('templates.columnTitle')}
          value={title}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
      </Stack>
    </Modal>
  )
}
