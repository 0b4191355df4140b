/** Starts a fake provider in a process of its own, and asks it what it has issued. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Connected } from './connections.ts'
import type { IssuedThere } from './issued.ts'

const main = fileURLToPath(new URL('fake-main.ts', import.meta.url))

export interface Asked {
  issued: IssuedThere[]
  /** How many answers were cut. */
  cut: number
}
export interface FakeProcess {
  provider: Connected
  origin: string
  ask(): Promise<Asked>
  stop(): Promise<void>
}

interface Wanted {
  provider: Connected
  answerMs: number
  /** Of so many answers one is cut; 0: none. */
  cutOneIn: number
  seed: number
}

const heard = async <T>(child: ChildProcess): Promise<T> => {
  const [said] = (await once(child, 'message')) as [T]
  return said
}

export const startFakeProcess = async ({ provider, answerMs, cutOneIn, seed }: Wanted): Promise<FakeProcess> => {
  const child = fork(main, [provider, answerMs, cutOneIn, seed].map(String))
  const { origin } = await heard<{ origin: string }>(child)
  return {
    provider,
    origin,
    ask() {
      const answer = heard<Asked>(child)
      child.send('issued')
      return answer
    },
    async stop() {
      const over = once(child, 'exit')
      child.disconnect()
      await over
    },
  }
}
