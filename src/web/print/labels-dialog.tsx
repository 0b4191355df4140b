/** Asks which labels to print and how many of each product, and prints them. */
import type { Language } from '#i18n/fill.ts'
import { Printer } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { labelsOnPage, mostLabels, pagesOfLabels, type LabelSheet } from '#output/label-sheets.ts'
import { moduleCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { loadArea } from '#web/words/words.ts'
import type { PrintJob } from './job.ts'
import {
  labelParts,
  proposed,
  readCopies,
  readFirst,
  readLabelChoice,
  sheetTyped,
  storeLabelChoice,
  typedSheet,
  type LabelChoice,
  type LabelGoods,
  type TypedSheet,
} from './label-choice.ts'
import { LabelForm, LabelPaper } from './label-paper.tsx'
import style from './labels.module.css'
import { printNow } from './print-now.ts'

interface Typed extends Omit<LabelChoice, 'sheet'> {
  paper: TypedSheet
  first: string
  copies: Readonly<Record<string, string>>
}

/** What is typed as numbers; null if something typed is none. */
const readTyped = ({ paper, first, copies }: Typed, goods: readonly LabelGoods[], language: Language) => {
  const sheet = sheetTyped(paper, language)
  if (!sheet) return null
  const from = readFirst(first, sheet, language)
  const items = goods.map(({ id }) => ({ Product_ID: id, quantity: readCopies(copies[id] ?? '', language) }))
  if (from === null || items.some(({ quantity }) => quantity === null)) return null
  return { sheet, from, items, count: items.reduce((sum, { quantity }) => sum + quantity!, 0) }
}

const jobOf = (module: string, title: string, body: object): PrintJob => ({
  kind: 'labels',
  fixedPaper: true,
  parts: [{ title, fileName: `${title}.pdf`, prepare: () => call(moduleCall(module, 'getLabels'), { body }) }],
})

const LabelsDialog = ({
  module,
  goods,
  onClose,
}: {
  module: string
  goods: readonly LabelGoods[]
  onClose: () => void
}) => {
  const { t, language } = useFormWords()
  const form = useId()
  const copiesBy = (of: (one: LabelGoods) => number) =>
    Object.fromEntries(goods.map((one) => [one.id, String(of(one))]))
  const [typed, setTyped] = useState<Typed>(() => {
    const { sheet, ...chosen } = readLabelChoice()
    return { ...chosen, paper: typedSheet(sheet), first: '1', copies: copiesBy(({ quantity }) => quantity) }
  })
  const [busy, setBusy] = useState(false)
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }))
  const { paper, shows, copies, template } = typed
  const sheet = sheetTyped(paper, language)
  const read = readTyped(typed, goods, language)
  const refusal =
    read === null
      ? ''
      : read.count === 0
        ? t('labelsNone')
        : read.count > mostLabels
          ? t('labelsTooMany', { n: mostLabels })
          : ''
  const print = async (event: FormEvent) => {
    event.preventDefault()
    if (!read || refusal || busy) return
    storeLabelChoice({ ...typed, sheet: read.sheet })
    setBusy(true)
    const body = { items: read.items, sheet: read.sheet.name, first: read.from, shows, templateId: template }
    const isPrinted = await printNow(jobOf(module, t('labels.title'), body))
    setBusy(false)
    if (isPrinted) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('labels.title')}
      width={680}
      foot={
        <>
          <output className={style.count} data-refused={refusal !== '' || undefined}>
            {refusal ||
              (read && t('labels.count', { n: read.count, pages: pagesOfLabels(read.sheet, read.from, read.count) }))}
          </output>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            icon={<Printer size={16} />}
            busy={busy}
            disabled={!read || refusal !== ''}
          >
            {t('labels.print')}
          </Button>
        </>
      }
    >
      <form id={form} className={style.form} onSubmit={(event) => void print(event)}>
        <div className={style.choices}>
          <LabelPaper paper={paper} onChange={(next) => set({ paper: next, first: '1' })} />
          {sheet && labelsOnPage(sheet) > 1 && <First {...{ typed, sheet, set }} />}
          <LabelForm template={template} onChange={(next) => set({ template: next })} />
        </div>
        <fieldset className={style.shows}>
          <legend>{t('labels.shows')}</legend>
          {labelParts.map((part) => (
            <Checkbox
              key={part}
              label={t(`labels.shows.${part}`)}
              checked={shows[part]}
              onChange={({ currentTarget: { checked } }) => set({ shows: { ...shows, [part]: checked } })}
            />
          ))}
        </fieldset>
        {goods.some(({ quantity }) => quantity > 1) && (
          <div className="flex gap-8">
            <Button variant="subtle" size="small" onClick={() => set({ copies: copiesBy(() => 1) })}>
              {t('labels.oneEach')}
            </Button>
            <Button variant="subtle" size="small" onClick={() => set({ copies: copiesBy(({ quantity }) => quantity) })}>
              {t('labels.proposed')}
            </Button>
          </div>
        )}
        <table className={style.goods}>
          <thead>
            <tr>
              <th scope="col">{t('labels.product')}</th>
              <th scope="col">{t('labels.copies')}</th>
            </tr>
          </thead>
          <tbody>
            {goods.map(({ id, code, name }, index) => (
              <tr key={id}>
                <td>
                  {name} <span className="muted">{code}</span>
                </td>
                <td>
                  <TextInput
                    label={t('labels.copiesOf', { name })}
                    hideLabel
                    numeric
                    inputMode="numeric"
                    value={copies[id] ?? ''}
                    {...(index === 0 && { 'data-autofocus': true })}
                    error={
                      readCopies(copies[id] ?? '', language) === null
                        ? t('labels.whole', { max: mostLabels })
                        : undefined
                    }
                    onFocus={({ currentTarget }) => currentTarget.select()}
                    onChange={({ currentTarget: { value } }) => set({ copies: { ...copies, [id]: value } })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </form>
    </Modal>
  )
}

interface FirstProps {
  typed: Typed
  sheet: LabelSheet
  set: (change: Partial<Typed>) => void
}
/** The first free label of a page of which some are used up. */
const First = ({ typed: { first }, sheet, set }: FirstProps) => {
  const { t, language } = useFormWords()
  const at = readFirst(first, sheet, language)
  return (
    <TextInput
      label={t('labels.first')}
      numeric
      inputMode="numeric"
      value={first}
      error={at === null ? t('labels.firstWhole', { max: labelsOnPage(sheet) }) : undefined}
      hint={
        at === null
          ? undefined
          : t('labels.firstAt', { row: Math.ceil(at / sheet.columns), column: ((at - 1) % sheet.columns) + 1 })
      }
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value } }) => set({ first: value })}
    />
  )
}

/** `module`: the list that the goods were chosen from, whose right it takes. */
export const askForLabels = async (module: string, goods: readonly LabelGoods[]): Promise<void> => {
  await loadArea('labels')
  await showDialog((answer) => <LabelsDialog module={module} goods={proposed(goods)} onClose={() => answer(false)} />)
}
