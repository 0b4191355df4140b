import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.ts'

describe('the queue', () => {
  it('runs a few at once, lets some wait and sends the rest away', async () => {
    const queue = createQueue({ atOnce: 2, waiting: 3, refusal: () => new Error('full') })
    let running = 0
    let most = 0
    const gates: (() => void)[] = []
    const work = () =>
      queue.run(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise<void>((resolve) => gates.push(resolve))
        running -= 1
        return 'done'
      })
    const all = Array.from({ length: 5 }, work)
    await expect(work()).rejects.toThrow('full')
    while (gates.length > 0 || running > 0) {
      gates.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await Promise.all(all)).toEqual(Array(5).fill('done'))
    expect(most).toBe(2)
  })
  it('goes on after a failure', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 1, refusal: () => new Error('full') })
    await expect(queue.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(await queue.run(async () => 1)).toBe(1)
  })
})
