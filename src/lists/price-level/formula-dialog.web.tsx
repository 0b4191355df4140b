/** Fills the own prices of a level by a formula; shows first what that would change. */
import { useState } from 'react'
import { decimalText, zero, type Decimal } from '#kernel/decimal.ts'
import { percent, price } from '#model/field.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { commitFocusedInput } from '#web/form/fields/commit-focused-input.ts'
import form from '#web/form/form.module.css'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords, type FormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/floating/dialog.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useLatest } from '#web/ui/base/use-latest.ts'
import { bases, roundings, type Formula } from './formula.ts'
import { readChange, type FormulaAnswer, type FormulaChange, type Level } from './level-data.web.tsx'
import style from './level.module.css'

const fields = {
  percent: percent({ label: 'prices.percent', sign: 'any' }),
  amount: price({ label: 'prices.amount', sign: 'any' }),
}

interface Typed extends Formula {
  group: { id: string; name: string } | null
  addMissing: boolean
}
const start: Typed = { base: 'sellPrice', percent: zero, amount: zero, roundTo: 100, group: null, addMissing: false }

interface Props {
  level: Level
  onClose: () => void
  onApplied: () => void
}

export const FormulaDialog = ({ level, onClose, onApplied }: Props) => {
  const { t, label } = useFormWords()
  const { sight } = useRights()
  const [typed, setTyped] = useState(start)
  const [shown, setShown] = useState<FormulaAnswer | null>(null)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [busy, setBusy] = useState(false)
  const [scope] = useState(() => ({ cache: createRefCache(), narrow: () => ({}) }))
  const latest = useLatest(typed)
  const set = (change: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...change }))
    setShown(null)
  }
  const ask = async (dryRun: boolean) => {
    await commitFocusedInput()
    const { group, percent: by, amount, ...formula } = latest.current
    setBusy(true)
    try {
      const answer = await call('api/ApiListPriceLevel/ApplyFormula', {
        body: {
          ...formula,
          s_ID: level.id!,
          version: level.version!,
          Group_ID: group?.id ?? '',
          percent: decimalText(by),
          amount: decimalText(amount),
          dryRun,
        },
      })
      setErrors(new Map((answer.errors ?? []).map((one) => [one.path, one.message])))
      if (answer.errors) return notifyError(answer.Description)
      if (dryRun) return setShown(answer)
      notifyOk(label('prices.applied', { n: String(answer.TotalCount) }))
      onApplied()
    } catch (error) {
      notifyError((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const number = (name: keyof typeof fields) => (
    <FieldInput
      name={name}
      field={fields[name]}
      label={label(fields[name].label)}
      value={typed[name]}
      error={errors.get(name)}
      onCommit={(value) => set({ [name]: (value as Decimal | null) ?? zero })}
    />
  )
  return (
    <Dialog
      opened
      full
      width={760}
      onClose={onClose}
      title={label('prices.formula')}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button busy={busy && !shown} onClick={() => void ask(true)}>
            {label('prices.preview')}
          </Button>
          <Button
            variant="primary"
            busy={busy && shown !== null}
            disabled={!shown || shown.TotalCount === 0}
            onClick={() => void ask(false)}
          >
            {label('prices.apply')}
          </Button>
        </>
      }
    >
      <FormScopeProvider scope={scope}>
        <div className={form.grid}>
          <Select
            label={label('prices.base')}
            options={bases
              .filter((one) => one === 'sellPrice' || sight.cost)
              .map((value) => ({ value, label: label(`product.${value}`) }))}
            value={typed.base}
            error={errors.get('base')}
            onChange={(value) => set({ base: value as Formula['base'] })}
          />
          {number('percent')}
          {number('amount')}
          <Select
            label={label('prices.roundTo')}
            options={roundings.map((one) => ({ value: String(one), label: String(one) }))}
            value={String(typed.roundTo)}
            onChange={(value) => set({ roundTo: Number(value) as Formula['roundTo'] })}
          />
          <RefPicker
            label={label('product.group')}
            path={lookupPath(listNamed('productGroup')!)}
            clearable
            placeholder={t('form.all')}
            value={typed.group}
            onPick={(row) => set({ group: row && { id: row.id, name: row.name } })}
          />
        </div>
        <Checkbox
          label={label('prices.addMissing')}
          checked={typed.addMissing}
          onChange={({ currentTarget }) => set({ addMissing: currentTarget.checked })}
        />
      </FormScopeProvider>
      <div aria-live="polite">{shown && <Preview answer={shown} />}</div>
    </Dialog>
  )
}

/** What a row says today: its price, or what is taken off. */
const ruleText = ({ before }: FormulaChange, { label, language }: Pick<FormWords, 'label' | 'language'>): string => {
  const show = (value: unknown) => showNumber(value as Decimal, marksOf(language))
  if (before['customPrice'] !== null) return show(before['customPrice'])
  if (before['discountPercent'] !== null) return `−${show(before['discountPercent'])}%`
  return before['discountAmount'] === null ? label('prices.noRule') : `−${show(before['discountAmount'])}`
}

const Preview = ({ answer }: { answer: FormulaAnswer }) => {
  const { label, language } = useFormWords()
  const changes = (answer.ListItem ?? []).map(readChange)
  const show = (value: Decimal | null) => showNumber(value, marksOf(language))
  const counts = { n: String(answer.TotalCount), added: String(answer.added), skipped: String(answer.skipped) }
  return (
    <>
      <p className={style.summary}>{label(answer.TotalCount === 0 ? 'prices.nothing' : 'prices.counts', counts)}</p>
      {changes.length > 0 && (
        <div className={style.preview} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{label('product.columnName')}</th>
                <th scope="col">{label('product.unit')}</th>
                <th scope="col" data-numeric>
                  {label('prices.base')}
                </th>
                <th scope="col" data-numeric>
                  {label('prices.before')}
                </th>
                <th scope="col" data-numeric>
                  {label('prices.after')}
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.map((one) => (
                <tr key={`${one.code}/${one.unit}`}>
                  <td>
                    {one.name} <span className="muted">{one.code}</span>
                  </td>
                  <td>{one.unit}</td>
                  <td data-numeric>{show(one.base)}</td>
                  <td data-numeric>{ruleText(one, { label, language })}</td>
                  <td data-numeric>
                    <b>{show(one.after)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
