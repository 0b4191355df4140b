/** A person of a test application as a caller. */
import type { TestApp } from '#test/support/app.ts'
import type { Caller } from './filling.ts'

interface Person {
  tenant: string
  token: string
}

export const multipart = (name: string, bytes: Buffer): { type: string; body: Buffer } => {
  const boundary = 'one-part-and-no-other'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

export const inProcess = (test: TestApp, { tenant, token }: Person): Caller => ({
  async call(path, body = null, query = {}) {
    const [module, name = ''] = path.split('/') as [string, string | undefined]
    const answer = await test.call(module, name, body, { tenant, token, query: { ...query } })
    const { ErrorCode, Data } = answer.body
    const isRefused = typeof Data?.Description === 'string' && Array.isArray(Data.errors)
    if (answer.status !== 200 || ErrorCode !== 0 || isRefused)
      throw new Error(
        `${path} ${JSON.stringify(body).slice(0, 2000)}: ${answer.raw.slice(0, 1000)} ${test.faults.at(-1) ?? ''}`,
      )
    return Data
  },
  async upload(name, bytes) {
    const { type, body } = multipart(name, bytes)
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/File/upload',
      headers: { 'x-tenant': tenant, authorization: `Bearer ${token}`, 'content-type': type },
      payload: body,
    })
    return answer.json<{ Data: { id: string } }>().Data.id
  },
})
