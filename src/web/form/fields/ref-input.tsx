/** A field that refers to a record of a list: a picker that can also create a new record. */
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import type { RefRow } from '#model/rule-context.ts'
import type { ListMeta } from '#model/list.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { useRights } from '#web/data/profile.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { plainRow, refFromLookup } from '#web/pickers/ref-row.ts'
import { documentNamed, isSystemRef, listNamed, lookupOf, lookupPath } from '#web/pickers/registry.ts'
import { useFormScope } from './form-context.tsx'
import type { FieldInputProps } from './field-props.ts'
import { pickShellProps } from '../../ui/fields/field.tsx'
import { balanceNote } from './partner-note.tsx'
import { useFormWords } from '../../words/form-words.ts'

/** Loaded together with pages whose fields refer to documents (`data/definitions.ts`). */
const DocumentPicker = lazy(async () => ({
  default: (await import('#web/form/fields/document-picker.tsx')).DocumentPicker,
}))
const QuickCreate = lazy(async () => ({ default: (await import('../record/quick-create.tsx')).QuickCreate }))

/** The cached record; renders again when more of it becomes known. */
export const useRefRow = (list: string | undefined, id: unknown): RefRow | undefined => {
  const { cache } = useFormScope()
  return useSyncExternalStore(cache.subscribe, () => (list && typeof id === 'string' ? cache.get(list, id) : undefined))
}

export const RefInput = (props: FieldInputProps): ReactNode => {
  const list = listNamed(props.field.of)
  const document = documentNamed(props.field.of)
  if (list) return <ListRef {...props} list={list} />
  if (isSystemRef(props.field.of)) return <SystemRef {...props} of={props.field.of} />
  return document ? (
    <Suspense>
      <DocumentPicker {...props} definition={document} />
    </Suspense>
  ) : (
    <TextInput
      {...pickShellProps(props)}
      value={typeof props.value === 'string' ? props.value : ''}
      readOnly
      disabled
    />
  )
}

/** System records (such as user groups) can be chosen here but are created on their own page. */
const SystemRef = ({ of, name, field, value, onCommit, disabled, placeholder, autoFocus, ...look }: SystemRefProps) => {
  const { cache } = useFormScope()
  const row = useRefRow(of, value)
  const { path = '', pageSize } = lookupOf(of) ?? {}
  return (
    <RefPicker
      {...pickShellProps(look)}
      name={name}
      path={path}
      pageSize={pageSize}
      disabled={disabled === true}
      clearable={!(look.required ?? field.required)}
      value={typeof value === 'string' ? { id: value, name: row?.name ?? '…' } : null}
      onPick={(picked) => {
        if (picked) cache.put(of, plainRow(picked))
        onCommit(picked?.id ?? null)
      }}
      {...(placeholder !== undefined && { placeholder })}
      {...(autoFocus && { autoFocus })}
    />
  )
}
type SystemRefProps = FieldInputProps & { of: string }

/** The last entry of the list: creates a record with the text that was searched for. */
const AddAction = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const { t } = useFormWords()
  return (
    <Button variant="link" icon={<Plus size={14} />} onClick={onClick}>
      {t('picker.add', { name: name.toLowerCase() })}
    </Button>
  )
}

type ListRefProps = FieldInputProps & { list: ListMeta }

const ListRef = ({ list, name, field, value, onCommit, disabled, placeholder, autoFocus, ...look }: ListRefProps) => {
  const { label } = useFormWords()
  const { cache, narrow } = useFormScope()
  const { may } = useRights()
  const row = useRefRow(list.name, value)
  const [adding, setAdding] = useState<string | null>(null)
  const choose = (picked: FoundRow | null) => {
    if (picked) cache.put(list.name, refFromLookup(list.name, picked))
    onCommit(picked?.id ?? null)
  }
  const created = (made: RefRow) => {
    cache.put(list.name, made)
    onCommit(made.id)
    setAdding(null)
  }
  const called = look.label ?? label(list.label)
  const addFrom = (typed: string, close: () => void) => (
    <AddAction
      name={called}
      onClick={() => {
        close()
        setAdding(typed)
      }}
    />
  )
  const mayAdd = list.screen.quickCreate !== undefined && (list.open === true || may(list.right, 'A'))
  return (
    <>
      <RefPicker
        {...pickShellProps(look)}
        name={name}
        path={lookupPath(list)}
        narrow={narrow(name)}
        disabled={disabled === true}
        clearable={!(look.required ?? field.required)}
        value={typeof value === 'string' ? { id: value, name: row?.name ?? '…' } : null}
        onPick={choose}
        side={balanceNote(field.party)}
        {...(placeholder !== undefined && { placeholder })}
        {...(autoFocus && { autoFocus })}
        {...(mayAdd && { action: addFrom })}
      />
      {adding !== null && (
        <Suspense>
          <QuickCreate
            list={list}
            called={called}
            typed={adding}
            narrow={narrow(name)}
            onClose={() => setAdding(null)}
            onCreated={created}
          />
        </Suspense>
      )}
    </>
  )
}
