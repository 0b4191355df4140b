/** The offer to keep with the customer what was typed of the buyer, for who may change customers. */
import { useEffect, useId } from 'react'
import { wireName, type Fields } from '#model/field.ts'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { moduleCall } from '#wire/calls.ts'
import { readRecord } from '#wire/list.ts'
import { askAnyway } from '#web/asking/load.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { useRights, useSettings } from '#web/data/profile.ts'
import { invalidateModule, useInfo } from '#web/data/queries.ts'
import { useFormModel, type FormModel } from '#web/form/draft/store/model.ts'
import { listNamed, loadedList } from '#web/pickers/registry.ts'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { createStore, useStore, type Store } from '#web/ui/base/store.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { currentWords, useWords } from '#web/words/words.ts'
import {
  buyerToKeep,
  isKept,
  type BuyerChoices,
  type KnownBuyer,
  type ToKeep,
  type TypedBuyer,
} from './buyer-to-keep.ts'
import style from './keep-buyer.module.css'
import { shape } from './shape.ts'

interface Customer extends KnownBuyer {
  id: string | null
  version: number
  isWalkIn: boolean | null
}

/** What a form offers. */
interface Offer {
  /** As it was when the offer was shown. */
  customer: Customer | undefined
  chosen: Store<BuyerChoices>
}
const offers = new WeakMap<FormModel, Offer>()
const offerOf = (model: FormModel): Offer => {
  const known = offers.get(model) ?? { customer: undefined, chosen: createStore<BuyerChoices>({}) }
  offers.set(model, known)
  return known
}
/** Of another customer nobody has chosen anything yet. */
const rememberCustomer = (model: FormModel, customer: Customer | undefined): void => {
  const offer = offerOf(model)
  if (offer.customer?.id !== customer?.id) offer.chosen.set({})
  offer.customer = customer
}

const readCustomer = (info: unknown): Customer => readRecord(loadedList('partner')!, info) as unknown as Customer
const typedOf = (model: FormModel): TypedBuyer => model.store.get().draft as unknown as TypedBuyer

type Label = (key: string, values?: Record<string, string>) => string
const shown = ({ field, value, instead }: ToKeep, label: Label): string => {
  const name = label(shape.fields[field].label)
  return instead === null
    ? label('keepBuyer.new', { field: name, value })
    : label('keepBuyer.instead', { field: name, value, old: instead })
}

/** Nobody is kept under the name of the customer of whom nothing is known. */
const useCustomer = (id: string | null): Customer | undefined => {
  const { may } = useRights()
  const { walkInCustomerId } = useSettings()
  const list = listNamed('partner')!
  const isAsked = id !== null && id !== walkInCustomerId && may(list.right, 'R') && may(list.right, 'U')
  const { data } = useInfo(list.wire.module, isAsked ? id : null)
  const customer = isAsked && data !== undefined ? readCustomer(data) : undefined
  return customer?.isWalkIn === true ? undefined : customer
}

export const KeepBuyer = () => {
  const model = useFormModel()
  const { label } = useWords()
  const id = useWatch(model.store, ({ draft }) => (draft['partner'] ?? null) as string | null)
  const customer = useCustomer(id)
  const chosen = useStore(offerOf(model).chosen)
  useEffect(() => rememberCustomer(model, customer), [model, customer])
  // As text, which stays the same while other fields are typed into.
  const what = useWatch(model.store, () => (customer ? JSON.stringify(buyerToKeep(typedOf(model), customer)) : '[]'))
  const heading = useId()
  const all = JSON.parse(what) as ToKeep[]
  if (all.length === 0) return null
  const choose = (field: keyof BuyerChoices, is: boolean) =>
    offerOf(model).chosen.set((before) => ({ ...before, [field]: is }))
  return (
    <div role="group" aria-labelledby={heading} className={style.offer}>
      <span id={heading}>{label('keepBuyer.offer')}</span>
      {all.map((one) => (
        <Checkbox
          key={one.field}
          label={shown(one, label)}
          checked={isKept(one, chosen)}
          onChange={(event) => choose(one.field, event.currentTarget.checked)}
        />
      ))}
    </div>
  )
}

const send = async (
  customer: Customer,
  all: readonly ToKeep[],
  confirm: readonly string[] = [],
): Promise<SaveAnswer | null> => {
  const { fields, wire } = loadedList('partner')!
  const kept = all.map(({ into, value }) => [wireName(into, (fields as Fields)[into]!), value])
  const body = { s_ID: customer.id, version: customer.version, ...Object.fromEntries(kept), confirm }
  const answer = await call(moduleCall(wire.module, 'UpdateDB'), { body, requestId: true })
  const { errors = [], confirm: asked = [] } = answer
  if (isSaved(answer) || asked.length === 0 || errors.some(({ code }) => !asked.includes(code))) return answer
  return (await askAnyway(errors, 'goOn')) ? send(customer, all, [...confirm, ...asked]) : null
}

/** Only what was shown beside a tick is written: a record that was changed meanwhile refuses it by its version. */
export const keepBuyer = (model: FormModel): void => {
  const { customer, chosen } = offerOf(model)
  if (!customer || customer.id !== model.store.get().draft['partner']) return
  const all = buyerToKeep(typedOf(model), customer).filter((one) => isKept(one, chosen.get()))
  if (all.length === 0) return
  const { label } = currentWords()
  void send(customer, all).then(
    async (answer) => {
      if (answer === null) return
      if (isSaved(answer)) {
        await invalidateModule(listNamed('partner')!.wire.module)
        notifyOk(label('keepBuyer.done'))
      } else notifyError(label('keepBuyer.failed', { reason: answer.Description }))
    },
    (failure: unknown) => {
      if (!(failure instanceof CallFailed)) throw failure
      notifyError(label('keepBuyer.failed', { reason: failure.message }))
    },
  )
}
