/** The offer to keep with the customer what was typed of the buyer, for who may change customers. */
import { useEffect } from 'react'
import { wireName, type Fields } from '#model/field.ts'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { moduleCall } from '#wire/calls.ts'
import { readRecord } from '#wire/list.ts'
import { askAnyway } from '#web/asking/load.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { useRights, useSettings } from '#web/data/profile.ts'
import { invalidateModule, useInfo } from '#web/data/queries.ts'
import { useFormModel, type FormModel } from '#web/form/draft/model.ts'
import { listNamed, loadedList } from '#web/pickers/registry.ts'
import { Checkbox } from '#web/ui/field.tsx'
import { notifyError, notifyOk } from '#web/ui/notify.tsx'
import { createStore, useStore, type Store } from '#web/ui/store.ts'
import { useWatch } from '#web/ui/use-watch.ts'
import { currentWords, useWords } from '#web/words/words.ts'
import { buyerToKeep, isProposed, type KnownBuyer, type ToKeep, type TypedBuyer } from './buyer-to-keep.ts'
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
  /** Null as long as nobody chose. */
  chosen: Store<boolean | null>
}
const offers = new WeakMap<FormModel, Offer>()
const offerOf = (model: FormModel): Offer => {
  const known = offers.get(model) ?? { customer: undefined, chosen: createStore<boolean | null>(null) }
  offers.set(model, known)
  return known
}
/** Of another customer nobody has chosen anything yet. */
const rememberCustomer = (model: FormModel, customer: Customer | undefined): void => {
  const offer = offerOf(model)
  if (offer.customer?.id !== customer?.id) offer.chosen.set(null)
  offer.customer = customer
}

const readCustomer = (info: unknown): Customer => readRecord(loadedList('partner')!, info) as unknown as Customer
const typedOf = (model: FormModel): TypedBuyer => model.store.get().draft as unknown as TypedBuyer

const shown = (all: readonly ToKeep[], label: (key: string, values?: Record<string, string>) => string): string =>
  all
    .map(({ field, value, instead }) => {
      const name = label(shape.fields[field].label)
      return instead === null
        ? label('keepBuyer.new', { field: name, value })
        : label('keepBuyer.instead', { field: name, value, old: instead })
    })
    .join('; ')

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
  const what = useWatch(model.store, () => (customer ? shown(buyerToKeep(typedOf(model), customer), label) : ''))
  if (!customer || what === '') return null
  return (
    <Checkbox
      label={label('keepBuyer.offer', { what })}
      checked={chosen ?? isProposed(buyerToKeep(typedOf(model), customer))}
      onChange={(event) => offerOf(model).chosen.set(event.currentTarget.checked)}
    />
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
  const answer = await call<SaveAnswer>(moduleCall(wire.module, 'UpdateDB'), { body, requestId: true })
  const { errors = [], confirm: asked = [] } = answer
  if (isSaved(answer) || asked.length === 0 || errors.some(({ code }) => !asked.includes(code))) return answer
  return (await askAnyway(errors, 'goOn')) ? send(customer, all, [...confirm, ...asked]) : null
}

/** Only what was shown beside the tick is written: a record that was changed meanwhile refuses it by its version. */
export const keepBuyer = (model: FormModel): void => {
  const { customer, chosen } = offerOf(model)
  if (!customer || customer.id !== model.store.get().draft['partner']) return
  const all = buyerToKeep(typedOf(model), customer)
  if (all.length === 0 || !(chosen.get() ?? isProposed(all))) return
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
