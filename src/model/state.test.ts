import { describe, expect, it } from 'vitest'
import {
  draftValue,
  invoicing,
  isDraft,
  isEditable,
  isInForce,
  isPosted,
  isRemovable,
  isVoid,
  leadsFrom,
  ordering,
  posting,
  postsAtAll,
  restores,
  savedValue,
  stateNameOf,
  stateOf,
  transitionOf,
  valuesWhere,
  withdraws,
  type Lifecycle,
} from './state.ts'

const order = ordering({ ordered: 'order.ordered', delivered: 'order.delivered' })
const [posted, delivered, cancelled, draft] = [1, 2, 3, 4].map((status) => ({ status })) as [
  { status: number },
  { status: number },
  { status: number },
  { status: number },
]

describe('a document that posts', () => {
  it('is posted, cancelled or a draft', () => {
    expect([posted, cancelled, draft].map((one) => stateNameOf(posting, one))).toEqual(['posted', 'cancelled', 'draft'])
    expect([posted, cancelled, draft].map((one) => isPosted(posting, one))).toEqual([true, false, false])
    expect([posted, cancelled, draft].map((one) => isInForce(posting, one))).toEqual([true, false, false])
    expect([posted, cancelled, draft].map((one) => isVoid(posting, one))).toEqual([false, true, false])
    expect([posted, cancelled, draft].map((one) => isDraft(posting, one))).toEqual([false, false, true])
    expect([posted, cancelled, draft].map((one) => isEditable(posting, one))).toEqual([true, false, true])
    expect([posted, cancelled, draft].every((one) => isRemovable(posting, one))).toBe(true)
    expect(postsAtAll(posting)).toBe(true)
  })

  it('has no state for an undefined value', () => {
    expect(stateOf(posting, delivered)).toBeUndefined()
    expect([isPosted, isInForce, isVoid, isDraft, isEditable].map((is) => is(posting, delivered))).toEqual(
      Array(5).fill(false),
    )
  })

  it('can be cancelled and restored', () => {
    const [cancel, restore] = [transitionOf(posting, 'cancel')!, transitionOf(posting, 'restore')!]
    const from = (one: typeof cancel) => [posted, cancelled, draft].map((document) => leadsFrom(posting, one, document))
    expect([from(cancel), from(restore)]).toEqual([
      [true, false, false],
      [false, true, false],
    ])
    expect([withdraws(posting, cancel), withdraws(posting, restore)]).toEqual([true, false])
    expect([restores(posting, cancel), restores(posting, restore)]).toEqual([false, true])
    expect(transitionOf(posting, 'fly')).toBeUndefined()
  })

  it('is saved as posted or as draft, as requested', () => {
    expect(savedValue(posting, null, { asDraft: false })).toBe(1)
    expect(savedValue(posting, null, { asDraft: true })).toBe(4)
    expect(savedValue(posting, draft, { asDraft: false })).toBe(1)
    expect(savedValue(posting, posted, { asDraft: false })).toBe(1)
    expect(savedValue(posting, cancelled, { asDraft: false })).toBe(1)
  })
})

describe('an order', () => {
  it('posts nothing, and is in force until it is cancelled', () => {
    expect(postsAtAll(order)).toBe(false)
    expect(valuesWhere(order, ({ standing }) => standing === 'inForce')).toEqual([1, 2])
    expect([posted, delivered, cancelled, draft].some((one) => isPosted(order, one))).toBe(false)
    expect(stateOf(order, delivered)).toMatchObject({ label: 'order.delivered', derived: true })
  })

  it('stays delivered when it is saved again', () => {
    expect(savedValue(order, delivered, { asDraft: false })).toBe(2)
    expect(savedValue(order, posted, { asDraft: false })).toBe(1)
  })
})

describe('other life cycles', () => {
  const upload: Lifecycle = {
    states: {
      prepared: { ...posting.states['posted']!, posts: false },
      uploaded: { ...posting.states['posted']!, value: 2, posts: false, editable: ['description'], removable: false },
    },
    saved: 'prepared',
    transitions: [{ name: 'upload', from: ['prepared'], to: 'uploaded', right: 'U', wire: 'Upload', label: 'x' }],
  }
  it('may have no drafts, and fields that stay fixed', () => {
    expect(draftValue(upload)).toBeNull()
    expect(savedValue(upload, null, { asDraft: true })).toBe(1)
    expect(isEditable(upload, delivered)).toBe(true)
    expect([isEditable(upload, delivered, 'description'), isEditable(upload, delivered, 'partner')]).toEqual([
      true,
      false,
    ])
    expect(isRemovable(upload, delivered)).toBe(false)
    expect(withdraws(upload, upload.transitions[0]!)).toBe(false)
  })
})

describe('an invoice that is being sent', () => {
  const waiting = { status: 1 }
  const sent = { status: 1, isBeingSent: true }
  const able = (document: typeof waiting) =>
    invoicing.transitions.filter((one) => leadsFrom(invoicing, one, document)).map(({ name }) => name)
  it('says so, and can only be asked after', () => {
    expect(stateOf(invoicing, sent)).toMatchObject({ label: 'status.sending', value: 1 })
    expect([isEditable(invoicing, sent), isRemovable(invoicing, sent), isInForce(invoicing, sent)]).toEqual([
      false,
      false,
      true,
    ])
    expect(able(sent)).toEqual(['issue'])
  })
  it('is told from one that waits, or that is issued', () => {
    expect(stateOf(invoicing, waiting)?.label).toBe('status.notUploaded')
    expect(able(waiting)).toEqual(['issue', 'cancel'])
    expect(stateOf(invoicing, { ...sent, status: 2 })?.label).toBe('status.uploaded')
  })
})
