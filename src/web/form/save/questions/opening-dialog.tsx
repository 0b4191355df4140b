/** Opening stock of a few goods, entered from the document that lacks them: quantity and cost of each, and back. */
import { useState } from 'react'
import { showDay } from '#kernel/day.ts'
import { firstDayOf, type AnyDocument, type DocumentMeta } from '#model/document.ts'
import { price, type Field } from '#model/field.ts'
import { documentCall } from '#wire/calls.ts'
import { encodeDraft } from '#wire/document.ts'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { call, newRequestId } from '#web/data/call.ts'
import { loadDocument } from '#web/data/definitions.ts'
import { useSettings, useToday } from '#web/data/profile.ts'
import { invalidateModule, reportFailure } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { useFormWords } from '../../../words/form-words.ts'
import { blankDraft, blankLine, shapeOf, type DraftRecord, type LineDraft } from '../../draft/draft.ts'
import { useFormModel } from '../../draft/store/model.ts'
import { FormScopeProvider } from '../../fields/form-context.tsx'
import { FieldInput } from '../../fields/inputs.tsx'
import style from './opening-dialog.module.css'

const unitCost = price({ label: 'field.unitPrice' }) as Field

interface DialogProps {
  opening: DocumentMeta
  store: string
  /** The lines that are short; what they lack is proposed. */
  lines: readonly LineDraft[]
  onClose: () => void
}

const send = async (definition: AnyDocument, draft: DraftRecord): Promise<SaveAnswer> => {
  const extras = { version: undefined, requestId: newRequestId(), draft: false }
  return call(documentCall(definition, 'UpdateDB'), { body: { ...encodeDraft(definition, draft, extras) } })
}

export const OpeningDialog = ({ opening, store, lines, onClose }: DialogProps) => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const settings = useSettings()
  const today = useToday()
  const [busy, setBusy] = useState(false)
  const [rows, setRows] = useState<readonly LineDraft[]>(lines)
  const [costs, setCosts] = useState<readonly unknown[]>(lines.map(() => null))
  const { goods, cache, definition: document } = model
  const fields = shapeOf(document).lines
  const { product, unit, quantity } = goods!
  const save = async () => {
    setBusy(true)
    try {
      const definition = await loadDocument(opening.name)
      const draft = {
        ...blankDraft(definition, firstDayOf(definition, settings, today)),
        store,
        lines: rows.map((row, index) => ({
          ...blankLine(definition),
          product: row[product],
          unit: unit ? row[unit] : null,
          quantity: row[quantity!],
          unitPrice: costs[index],
        })),
      } as unknown as DraftRecord
      const answer = await send(definition, draft)
      if (!isSaved(answer)) {
        notifyError(answer.Description)
        return
      }
      await invalidateModule(opening.wire.module)
      notifyOk(t('form.openingDone', { number: answer.NumberID ?? '' }))
      // What was refused is mended, so the document can be saved.
      model.store.patch({ refused: [] })
      onClose()
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const name = (list: string, id: unknown) => cache.get(list, id as string | null)
  return (
    <Modal
      opened
      title={label(opening.label)}
      width={640}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {t('web.save')}
          </Button>
        </>
      }
    >
      <FormScopeProvider scope={{ cache, narrow: () => ({}) }}>
        <p className="muted">
          {t('form.openingPlace', {
            store: name('store', store)?.name ?? '',
            day: showDay(settings.openingDate || today),
          })}
        </p>
        <ul className={style.rows}>
          {rows.map((row, index) => (
            <li key={String(row[product])}>
              <span>
                <strong>{name('product', row[product])?.name}</strong>
                {name('product', row[product])?.code}
                {unit && row[unit] ? ` · ${name('unit', row[unit])?.name ?? ''}` : ''}
              </span>
              <FieldInput
                name={`opening.${index}.quantity`}
                field={fields[quantity!] as Field}
                label={t('form.openingQuantity')}
                value={row[quantity!]}
                autoFocus={index === 0}
                onCommit={(value) =>
                  setRows((before) => before.map((one, at) => (at === index ? { ...one, [quantity!]: value } : one)))
                }
              />
              <FieldInput
                name={`opening.${index}.cost`}
                field={unitCost}
                label={t('form.openingCost')}
                value={costs[index]}
                onCommit={(value) => setCosts((before) => before.map((one, at) => (at === index ? value : one)))}
              />
            </li>
          ))}
        </ul>
      </FormScopeProvider>
    </Modal>
  )
}
