/** A dialog of fields of the model. What is typed is sent by its button or Enter, and stays there while it is refused. */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { wireName, type Field, type Fields } from '#model/field.ts'
import { fullSight } from '#model/marks.ts'
import { referredBy } from '#model/refers.ts'
import type { SaveProblem } from '#wire/envelope.ts'
import { writeFields } from '#wire/values.ts'
import { loadReferred } from '#web/data/definitions.ts'
import { useSettings } from '#web/data/profile.ts'
import { reportFailure } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { notifyInfo } from '#web/ui/floating/notify.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { listNamed, isListLoaded } from '#web/pickers/registry.ts'
import { createRefCache, type RefCache } from '../draft/store/refs.ts'
import form from '../form.module.css'
import { FormScopeProvider } from './form-context.tsx'
import { FieldInput } from './inputs.tsx'

export type TypedValues = Readonly<Record<string, unknown>>
/** Why something was not done, and at which field if it is one's. */
export interface Refusal {
  Description: string
  errors?: readonly Pick<SaveProblem, 'path' | 'message'>[] | undefined
}

/** What a field is drawn of. */
export interface GivenField {
  field: Field
  values: TypedValues
  set: (change: TypedValues) => void
  error: string | undefined
}

interface Props {
  title: string
  /** The text of its button. */
  send: string
  fields: Fields
  start: TypedValues
  /** The field in which one begins to type; without it, the first control. */
  focus?: string
  /** Knows the names of records that the values refer to. */
  cache?: RefCache
  /** Other values that follow from a change. */
  follow?: (change: TypedValues, before: TypedValues) => TypedValues
  /** Fields that are not asked for now. */
  isShown?: (name: string, values: TypedValues) => boolean
  /** Draws a field that is no input of its kind. */
  draw?: (name: string, given: GivenField) => ReactNode
  /** Above and below the fields. */
  hint?: ReactNode
  children?: (values: TypedValues) => ReactNode
  /** There is nothing to send yet. */
  isIdle?: boolean
  /** `written`: by the names of the contract. Undefined: it is done, and the dialog is closed by whoever showed it. */
  onSend: (written: Readonly<Record<string, unknown>>, values: TypedValues) => Promise<Refusal | undefined>
  onClose: () => void
  width?: number
}

/** A refusal names a field by its way in what was sent. */
const messageAt = (refusal: Refusal | undefined, wire: string): string | undefined =>
  refusal?.errors?.find(({ path }) => path.split('.').at(-1) === wire)?.message

const useSending = ({ fields, onSend }: Pick<Props, 'fields' | 'onSend'>, values: TypedValues) => {
  const { timeZone } = useSettings()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const send = async () => {
    if (busy) return
    setBusy(true)
    try {
      const refused = await onSend(writeFields(fields, values, { may: fullSight, timeZone }), values)
      setRefusal(refused)
      if (refused) notifyInfo(refused.Description)
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, send }
}

/**
 * True if the lists that fields refer to are loaded, without which nothing can be picked. What fails is said, and the
 * dialog closed.
 */
const useReferred = ({ fields, onClose }: Pick<Props, 'fields' | 'onClose'>): boolean => {
  const [isReady, setReady] = useState(() => referredBy(fields).every((name) => !listNamed(name) || isListLoaded(name)))
  const asked = useRef({ fields, onClose })
  useEffect(() => {
    if (isReady) return
    loadReferred(asked.current.fields).then(
      () => setReady(true),
      (failure: unknown) => {
        reportFailure(failure)
        asked.current.onClose()
      },
    )
  }, [isReady])
  return isReady
}

export const FieldsDialog = (props: Props) => useReferred(props) && <LoadedDialog {...props} />

const LoadedDialog = (props: Props) => {
  const { title, fields, start, follow, isShown = () => true, draw, hint, children, onClose, width = 640 } = props
  const { t, label } = useFormWords()
  const formId = useId()
  const [cache] = useState(() => props.cache ?? createRefCache())
  const [values, setValues] = useState(start)
  const set = (change: TypedValues) => setValues((before) => ({ ...before, ...change, ...follow?.(change, before) }))
  const { busy, refusal, send } = useSending(props, values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Modal
      opened
      title={title}
      onClose={onClose}
      width={width}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} disabled={props.isIdle === true}>
            {props.send}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack gap-12" onSubmit={submit} noValidate>
        <FormScopeProvider scope={{ cache, narrow: (name) => fields[name]?.narrow ?? {} }}>
          {hint}
          <div className={form.grid}>
            {Object.entries(fields)
              .filter(([name]) => isShown(name, values))
              .map(([name, field]: [string, Field]) => {
                const error = messageAt(refusal, wireName(name, field))
                const own = draw?.(name, { field, values, set, error })
                return own ? (
                  <div key={name}>{own}</div>
                ) : (
                  <FieldInput
                    key={name}
                    name={name}
                    field={field}
                    label={label(field.label)}
                    required={field.required}
                    {...(name === props.focus && { autoFocus: true })}
                    value={values[name] ?? null}
                    error={error}
                    onCommit={(value) => set({ [name]: value })}
                  />
                )
              })}
          </div>
          {children?.(values)}
        </FormScopeProvider>
      </form>
    </Modal>
  )
}
