/** How long a token is kept, and for whom. */
import { expect, it } from 'vitest'
import { createTokens, type Token } from './tokens.ts'

const token = (text: string, livesMs = 300_000): Token => ({ kind: 'token', text, livesMs })
const open = () => {
  let at = 0
  const tokens = createTokens<{ kind: 'failed' }>({ now: () => new Date(at) })
  return { tokens, wait: (ms: number) => void (at += ms) }
}

it('lives from before it was asked for, and no longer', async () => {
  const { tokens, wait } = open()
  const slow = async () => {
    wait(1_000)
    return token('a')
  }
  await tokens.take('x', slow)
  wait(298_999)
  expect(await tokens.take('x', async () => token('b'))).toMatchObject({ text: 'a' })
  wait(1)
  expect(await tokens.take('x', async () => token('b'))).toMatchObject({ text: 'b' })
})

it('is of one account, and a failure is of nobody', async () => {
  const { tokens } = open()
  expect(await tokens.take('x', async () => ({ kind: 'failed' }))).toEqual({ kind: 'failed' })
  expect(await tokens.take('x', async () => token('a'))).toMatchObject({ text: 'a' })
  expect(await tokens.take('y', async () => token('b'))).toMatchObject({ text: 'b' })
  expect(await tokens.take('x', async () => token('c'))).toMatchObject({ text: 'a' })
})

it('is fetched once for all who need it', async () => {
  const { tokens } = open()
  let fetched = 0
  const signIn = async () => token(`t${(fetched += 1)}`)
  const taken = await Promise.all([1, 2, 3].map(() => tokens.take('x', signIn)))
  expect(taken.map((one) => 'text' in one && one.text)).toEqual(['t1', 't1', 't1'])
})

it('is forgotten once: a newer one stays', async () => {
  const { tokens } = open()
  const old = token('old')
  await tokens.take('x', async () => old)
  tokens.forget('x', old)
  await tokens.take('x', async () => token('new'))
  tokens.forget('x', old)
  expect(await tokens.take('x', async () => token('newest'))).toMatchObject({ text: 'new' })
})

it('does not fill the memory', async () => {
  const { tokens } = open()
  for (let one = 0; one < 2_500; one += 1) await tokens.take(`account ${one}`, async () => token(`${one}`))
  expect(await tokens.take('account 0', async () => token('again'))).toMatchObject({ text: 'again' })
  expect(await tokens.take('account 2499', async () => token('again'))).toMatchObject({ text: '2499' })
})
