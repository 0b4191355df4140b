/** The steps of a save from the button to the answer, and of one that waits; loaded once the form stands. */
import type { Decimal } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import { documentCall } from '#wire/calls.ts'
import { waitingOwner } from '#web/data/waiting.ts'
import type { Outcome, WaitingSave } from '#web/data/waiting-saves.ts'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { shapeOf } from '../draft/draft.ts'
import { setField } from '../draft/edits.ts'
import { focusField, focusPlaced } from '../draft/focus.ts'
import { mainTotal, paidField } from '../draft/layout.ts'
import type { FormModel } from '../draft/store/model.ts'
import { owedByNobody } from '../draft/money/paid-now.ts'
import { placeProblem } from '../draft/problems/problems.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { currentFormWords } from '../../words/form-words.ts'
import { loadPast } from './load-past.ts'
import { blockingProblems, contentToSave, saveDocument, showRefusal, type AskFirst, type SaveResult } from './save.ts'
import type { SaveBody, SaveKind } from './save-session.ts'
import { askAnyway } from '#web/asking/load.ts'
import { refusedPrice } from './questions/unlikely-prices.ts'
import { agreeToRates, unusualRates } from './questions/unusual-rates.ts'
import type { DocumentFormState } from './drafts/use-draft.ts'

/** A stored document, or one of an earlier day: only these may change what others cost. */
const reachesBack = ({ model, session, past }: DocumentFormState): boolean =>
  Boolean(past.opened['id'] || session.savedAs) || String(model.store.get().draft['date']) < past.today()

const askAbout =
  ({ model: { definition, store }, past }: DocumentFormState): AskFirst =>
  async (body) => {
    // Without a connection the save waits, and nobody can be asked.
    const loaded = await loadPast().catch(() => null)
    const { opened, context } = past
    return loaded
      ? loaded.askAboutForm({ definition, opened, context, draft: store.get().draft }, body)
      : { kind: 'save', confirm: [] }
  }

interface Step {
  root: ParentNode
  kind: SaveKind
}

/** What a walk-in customer does not pay now, nobody can be asked for. */
const agreeToOwing = async (model: FormModel, root: ParentNode): Promise<boolean> => {
  const owed = owedByNobody(model)
  if (owed === null) return true
  const { t, language } = currentFormWords()
  const { party, definition, store, cache } = model
  const row = cache.get(shapeOf(definition).fields[party!]!.of!, store.get().draft[party!] as string)
  const amount = showNumber(owed, marksOf(language))
  const agreed = await confirm({
    title: t('form.unpaidTitle', { amount }),
    message: t('form.unpaid', { name: row?.name ?? '', amount }),
    confirmLabel: t('form.owesAnyway'),
    cancelLabel: t('form.payNow'),
    careful: true,
  })
  if (!agreed) {
    const pays = paidField(definition)!
    setTimeout(() => focusField(root, pays.cash?.given ?? pays.name) || focusField(root, pays.name))
  }
  return agreed
}

/** Shows what prevents the save, and asks about unusual rates, prices and debts; false: nothing is sent. */
const mayBeSent = async ({ model, past }: DocumentFormState, { root, kind }: Step): Promise<boolean> => {
  const { store, definition } = model
  const pays = kind === 'collect' ? paidField(definition) : undefined
  if (pays) store.change(setField(definition, pays.name, store.get().draft[pays.total] ?? null))
  const blocking = kind === 'draft' ? [] : blockingProblems(model)
  store.patch({ tried: kind !== 'draft' })
  if (blocking[0]) {
    focusPlaced(model, root, blocking[0])
    return false
  }
  if (kind === 'draft') return true
  // The price typed last may not have been compared with the cost yet.
  const warnings = await import('../draft/problems/warnings.ts').catch(() => null)
  warnings?.updateCosts(model, past.context(store.get().raw))
  const rates = unusualRates(model, past.opened)
  const unwanted =
    rates[0] && !(await agreeToRates(rates))
      ? rates[0]
      : await refusedPrice(model, past.opened, (asked) => askAnyway(asked, 'save'))
  if (!unwanted) return agreeToOwing(model, root)
  const { line, name } = unwanted
  focusPlaced(model, root, placeProblem(problem(`lines.${line}.${name}`, 'invalid'), store.get().keys))
  return false
}

/** Null: nothing was sent. The form is locked while the answer is waited for. */
export const saveForm = async (
  form: DocumentFormState,
  { onBusy, ...step }: Step & { onBusy: (busy: boolean) => void },
): Promise<SaveResult | null> => {
  if (!(await mayBeSent(form, step))) return null
  const { model, session } = form
  const asDraft = step.kind === 'draft'
  onBusy(true)
  model.locked.set(true)
  const ask = !asDraft && reachesBack(form) ? askAbout(form) : undefined
  return saveDocument(model, session, { asDraft, ask }).finally(() => {
    onBusy(false)
    model.locked.set(false)
  })
}

/** Partner and amount of the document, for the list of waiting saves. */
const aboutOf = ({ header, store, cache }: FormModel): string => {
  const { draft } = store.get()
  const [first] = header.main
  const name = first?.field.of && cache.get(first.field.of, draft[first.name] as string | null)?.name
  const main = mainTotal(header)
  const total = main?.field.kind === 'money' ? (draft[main.name] as Decimal | null | undefined) : null
  const amount = typeof total === 'bigint' ? showNumber(total, marksOf(currentFormWords().language)) : ''
  return [name, amount].filter(Boolean).join(' · ')
}

/** What waits of a save that was not answered, and the keys of its lines. */
export const waitingOf = (
  { model, session }: Pick<DocumentFormState, 'model' | 'session'>,
  kind: SaveKind,
  body: SaveBody,
): { save: WaitingSave; keys: readonly string[] } => {
  const { definition, store } = model
  const { requestId, version } = session
  const at = new Date().toISOString()
  const save = {
    requestId,
    owner: waitingOwner(),
    path: documentCall(definition, 'UpdateDB'),
    body,
    module: definition.wire.module,
    label: definition.label,
    about: aboutOf(model),
    page: location.pathname,
    draft: { raw: store.get().raw, at, requestId, version, unanswered: body },
    at,
    problem: null,
  }
  return { save, keys: contentToSave(model, kind === 'draft').keys }
}

export const resultOf = (model: FormModel, outcome: Outcome, keys: readonly string[]): SaveResult =>
  outcome.kind === 'saved'
    ? { kind: 'saved', answer: outcome.answer }
    : outcome.kind === 'refused'
      ? showRefusal(model, outcome.answer, keys)
      : { kind: 'failed', message: outcome.message }
