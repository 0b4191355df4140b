import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

describe('a file within JSON', () => {
  it.each([0, 1, 2, 3, 393_215, 393_216, 393_217, 1_500_000])('comes out as it was: %i bytes', async (length) => {
    const file = new Uint8Array(length).map((_, at) => (at * 7919) % 256)
    const back = await fromBase64(await toBase64(new Blob([file])), 'a/b')
    expect(back.type).toBe('a/b')
    expect((await bytesOf(back)).length).toBe(length)
    expect(await bytesOf(back)).toEqual(file)
  })
  it('leaves room for other work when it is long', async () => {
    const text = await toBase64(new Blob([new Uint8Array(4_000_000)]))
    let tasks = 0
    let isDone = false
    const count = () => {
      tasks += 1
      if (!isDone) setTimeout(count)
    }
    setTimeout(count)
    await fromBase64(text, '')
    isDone = true
    expect(tasks).toBeGreaterThan(3)
  })
})
