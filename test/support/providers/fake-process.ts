/** Starts a fake provider or carrier in a process of its own, and asks it what it has. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CarrierName, CodedState } from '../carriers/fakes.ts'
import type { ParcelThere } from '../carriers/parcels.ts'
import type { Connected } from './connections.ts'
import type { IssuedThere } from './issued.ts'

const main = fileURLToPath(new URL('fake-main.ts', import.meta.url))

export type Told = { ask: 'kept' | 'count' } | { reportTo: string } | { allAre: CodedState }
export interface Heard<K> {
  count: number
  /** How many answers were cut. */
  cut: number
  /** Parcels of which it has something to report that nobody has heard. */
  unheard: number
  kept: readonly K[]
}
export interface FakeProcess<N extends string, K> {
  name: N
  origin: string
  /** All that it has. */
  ask(): Promise<Heard<K>>
  /** Without what it has. */
  count(): Promise<Heard<K>>
  /** From now on a carrier reports there what becomes of its parcels. */
  reportTo(url: string): Promise<Heard<K>>
  /** All parcels of a carrier come to this state, of which it says nothing by itself. */
  allAre(state: CodedState): Promise<Heard<K>>
  stop(): Promise<void>
}

interface Wanted<N> {
  name: N
  answerMs: number
  /** Of so many answers one is cut; 0: none. */
  cutOneIn: number
  seed: number
}

const heard = async <T>(child: ChildProcess): Promise<T> => {
  const [said] = (await once(child, 'message')) as [T]
  return said
}

const startFake = async <N extends string, K>(wanted: Wanted<N>): Promise<FakeProcess<N, K>> => {
  const { name, answerMs, cutOneIn, seed } = wanted
  const child = fork(main, [name, answerMs, cutOneIn, seed].map(String))
  const { origin } = await heard<{ origin: string }>(child)
  // One question after the other: nothing in an answer says which one it is for.
  let last: Promise<unknown> = Promise.resolve()
  const tell = (told: Told): Promise<Heard<K>> => {
    const mine = last.then(() => {
      const answer = heard<Heard<K>>(child)
      child.send(told)
      return answer
    })
    last = mine
    return mine
  }
  return {
    name,
    origin,
    ask: () => tell({ ask: 'kept' }),
    count: () => tell({ ask: 'count' }),
    reportTo: (url) => tell({ reportTo: url }),
    allAre: (state) => tell({ allAre: state }),
    async stop() {
      const over = once(child, 'exit')
      child.disconnect()
      await over
    },
  }
}
export const startProvider = (wanted: Wanted<Connected>): Promise<FakeProcess<Connected, IssuedThere>> =>
  startFake(wanted)
export const startCarrier = (wanted: Wanted<CarrierName>): Promise<FakeProcess<CarrierName, ParcelThere>> =>
  startFake(wanted)
