/** Somebody who enters the documents of the worked example, and makes detours on the way. */
import type { Anything } from './app.ts'
import { exampleDocuments, type Body, type ExampleDocument, type Known } from './example-documents.ts'
import { changesBetween } from '#test/fuzz/world/fingerprint.ts'
import type { ExampleTenant, Outcome } from './example-tenant.ts'

interface Entered {
  id: string
  number: string
  lines: string[]
}

/** What is done with one document; everything but entering and calling off is undone at once. */
export interface Detour {
  /** After so many documents were entered. */
  after: number
  /** Which of those entered. */
  which: number
  way: 'edit' | 'cancel' | 'bringBack' | 'enterAgain' | 'withFollowers'
  /** Which change, for an edit. */
  change: number
}

export const changes: readonly ((body: Body, tenant: ExampleTenant) => Body)[] = [
  ...[-1, 1].map((step) => (body: Body) => onFirstLine(body, 'Qty', (value) => value + step)),
  ...[-100, 100].map((step) => (body: Body) => onFirstLine(body, 'Price', (value) => value + step)),
  ...[-1, 1].map((step) => (body: Body) => onFirstLine(body, 'amount', (value) => value + step)),
  ...[-30, -1, 1, 30].map((step) => (body: Body) => ({ ...body, dtDate: moved(body['dtDate'] as string, step) })),
  ...['KH003', 'NCC001'].map(
    (code) =>
      (body: Body, { records }: ExampleTenant) =>
        body['Object_ID'] ? { ...body, Object_ID: records[code] } : body,
  ),
  ...['K01', 'K02'].map(
    (code) =>
      (body: Body, { records }: ExampleTenant) =>
        body['Store_ID'] ? { ...body, Store_ID: records[code] } : body,
  ),
  (body) => ({ ...body, lines: linesOf(body).slice(1) }),
  (body) => ({ ...body, lines: linesOf(body).toReversed() }),
  (body) => reworded(body),
  (body) => ('m_Discount' in body ? { ...body, m_Discount: Number(body['m_Discount']) + 777 } : body),
  (body) => ('paid' in body ? { ...body, paid: 0 } : body),
  (body) => ('paid' in body ? { ...body, paid: Number(body['paid']) - 10 } : body),
]

const reworded = (body: Body): Body => ({ ...body, Description: 'Ghi nhầm' })
const linesOf = (body: Body): readonly Body[] => body['lines'] as readonly Body[]
const moved = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const onFirstLine = (body: Body, name: string, change: (value: number) => number): Body => ({
  ...body,
  lines: linesOf(body).map((line, index) =>
    index === 0 && name in line ? { ...line, [name]: change(Number(line[name])) } : line,
  ),
})

/** Calling off the order of baskets is a step of the example like the documents: it comes after the deposit. */
const callOff = { name: 'calledOff', of: ['basketOrder', 'basketDeposit'] } as const
export const steps: readonly { name: string; of: readonly string[] }[] = [...exampleDocuments, callOff]

export const openBook = (tenant: ExampleTenant) => {
  const entered = new Map<string, Entered>()
  const done: string[] = []
  const counts = { done: 0, refused: 0 }

  const known: Known = {
    record: (code) => tenant.records[code]!,
    document: (name) => entered.get(name)!.id,
    line: (name, index) => entered.get(name)!.lines[index]!,
    opening: (partner) => tenant.openings[partner]!,
  }
  const documentOf = (name: string): ExampleDocument => exampleDocuments.find((one) => one.name === name)!
  const read = async (name: string, id: string): Promise<Anything> => {
    const info = await tenant.ask(`${documentOf(name).module}/getInfo`, null, { s_ID: id })
    const lines = (info.lines as { lineId: string }[]).map(({ lineId }) => lineId)
    entered.set(name, { id, number: info.NumberID, lines })
    return info
  }

  /** Tries; what was refused must not have changed a thing. */
  const attempt = async (what: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    const before = await tenant.state()
    const refused = await work()
    counts[refused ? 'refused' : 'done'] += 1
    if (!refused) return null
    const changed = changesBetween(before, await tenant.state())
    if (changed.length > 0) throw new Error(`${what} was refused (${refused.join()}) and changed ${changed.join()}`)
    return refused
  }
  const must = async (what: string, work: () => Promise<Outcome>): Promise<void> => {
    const refused = await attempt(what, work)
    if (refused) throw new Error(`${what} was refused: ${refused.join()}`)
  }

  const saved = async (name: string, body: Body): Promise<Outcome> => {
    const answer = await tenant.save(documentOf(name).module, body)
    if (answer.id !== null) await read(name, answer.id)
    return answer.refused
  }
  /** The whole document as it should be, over what is stored. */
  const bodyOf = async (name: string): Promise<Body> => {
    const { id } = entered.get(name)!
    const { version } = await read(name, id)
    const body = documentOf(name).body(known)
    const { lines } = entered.get(name)!
    return {
      ...body,
      s_ID: id,
      version,
      lines: linesOf(body).map((line, index) => ({ ...line, lineId: lines[index] })),
    }
  }
  const acted = (name: string, call: string): Promise<Outcome> =>
    tenant.act(documentOf(name).module, call, entered.get(name)!.id)

  const enter = async (name: string): Promise<Outcome> => {
    const refused = await attempt(`enter ${name}`, () =>
      name === callOff.name ? acted('basketOrder', 'Huy') : saved(name, documentOf(name).body(known)),
    )
    if (refused) return refused
    done.push(name)
    // A bill takes a deposit that came after it when it is saved again (contract amendments 41).
    if (name === 'deposit' && entered.has('orderedBill'))
      await must('save again', async () => saved('orderedBill', await bodyOf('orderedBill')))
    return null
  }
  const forget = (name: string): void => {
    done.splice(done.indexOf(name), 1)
    entered.delete(name)
  }
  const takeOut = async (name: string): Promise<Outcome> => {
    const refused = await attempt(`delete ${name}`, () =>
      name === callOff.name ? acted('basketOrder', 'Hoantac') : acted(name, 'DeleteDB'),
    )
    if (!refused) forget(name)
    return refused
  }
  const enterAll = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const refused = await enter(name)
      if (refused) throw new Error(`${name} could be entered before, but not again: ${refused.join()}`)
    }
  }
  const followersOf = (name: string): string[] =>
    done.filter((one) => one !== name && steps.find((step) => step.name === one)!.of.some((of) => of === name))
  /** The document and all that was made from it, in the order they were entered. */
  const family = (name: string): string[] => {
    const names = new Set([name])
    for (const one of names) for (const follower of followersOf(one)) names.add(follower)
    return done.filter((one) => names.has(one))
  }

  const edit = async (name: string, change: (typeof changes)[number]): Promise<void> => {
    const body = await bodyOf(name)
    const lines = entered.get(name)!.lines
    const refused = await attempt(`edit ${name}`, () => saved(name, change(body, tenant)))
    if (refused) return
    const { version } = await read(name, entered.get(name)!.id)
    const left = new Set(entered.get(name)!.lines)
    // A line that was removed is entered anew.
    const back = linesOf(body).map((line, index) => ({
      ...line,
      lineId: left.has(lines[index]!) ? lines[index] : null,
    }))
    await must(`edit ${name} back`, () => saved(name, { ...body, version, lines: back }))
  }
  const ways: Record<Detour['way'], (name: string, change: number) => Promise<void>> = {
    edit: (name, change) => edit(name, changes[change % changes.length]!),
    cancel: async (name) => {
      if (!(await attempt(`cancel ${name}`, () => acted(name, 'Huy'))))
        await must(`restore ${name}`, () => acted(name, 'Hoantac'))
    },
    bringBack: async (name) => {
      if (!(await attempt(`delete ${name}`, () => acted(name, 'DeleteDB'))))
        await must(`bring ${name} back`, () => acted(name, 'Hoantac'))
    },
    enterAgain: async (name) => {
      if ((await takeOut(name)) === null) await enterAll([name])
    },
    withFollowers: async (name) => {
      const names = family(name)
      const gone: string[] = []
      for (const one of names.toReversed()) {
        if (await takeOut(one)) break
        gone.unshift(one)
      }
      await enterAll(gone)
    },
  }
  /** An order called off, and the deposit on it, change no more: they are taken out with that step, and entered again. */
  const detour = async ({ which, way, change }: Detour): Promise<void> => {
    const name = done[which % done.length]!
    if (name === callOff.name) return ways.enterAgain(name, 0)
    if (!done.includes(callOff.name) || !callOff.of.some((of) => of === name)) return ways[way](name, change)
    return name === 'basketDeposit' && way === 'edit' ? edit(name, reworded) : ways.withFollowers(name, 0)
  }

  /** Enters everything; what there are not goods for yet waits until there are. */
  const enterInOrder = async (order: readonly string[], detours: readonly Detour[] = []): Promise<void> => {
    const waiting = [...order]
    for (let failed = 0; waiting.length > 0;) {
      const next = waiting.findIndex((name) =>
        steps.find((step) => step.name === name)!.of.every((of) => done.includes(of)),
      )
      const [name] = waiting.splice(next, 1)
      const refused = await enter(name!)
      if (refused) {
        if (refused.some((code) => code !== 'stockShort')) throw new Error(`${name}: ${refused.join()}`)
        if ((failed += 1) > waiting.length + 1) throw new Error(`${name} is never let in`)
        waiting.push(name!)
        continue
      }
      failed = 0
      for (const one of detours) if (one.after === done.length) await detour(one)
    }
  }

  return { enterInOrder, entered, counts, done }
}
