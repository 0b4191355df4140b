/** What is sent: any call with what a person would send, changed in its values, its spelling or the way it travels. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AnyCall } from '#server/call/call.ts'
import type { RandomSource } from '../../scripts/demo/random.ts'
import { hostile, misspelt, mutated, texts } from './hostile.ts'
import type { FullSet } from './world/filling.ts'
import { inputsOf, type Sent } from './world/inputs.ts'

export interface Request {
  /** Which program is asked; `raw`: bytes to the application that are no proper request. */
  to: 'application' | 'print' | 'raw'
  method: string
  /** As it stands in the first line of the request. */
  url: string
  headers: Record<string, string>
  body: Buffer
  /** The call that was meant, when it can change something and says whether it did. */
  writes: boolean
  call: string
  /** What is packed in the body, in letters. */
  said?: string
}

/** The tenant of this round and who asks. */
export interface World {
  set: FullSet
  tenant: string
  token: string
  calls: readonly AnyCall[]
  /** Bodies the print service takes. */
  prints: readonly unknown[]
}

const isOwnDoor = (path: string): boolean => /signOut|changePassword/.test(path)

const queried = ({ path, query }: Sent, change: (text: string) => string = encodeURIComponent): string => {
  const asked = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${change(value)}`)
  return `/api/${path}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}

const wellFormed = (text: string): string => encodeURIComponent(text.toWellFormed())

const proper = ({ token, tenant }: World, dice: RandomSource): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-tenant': tenant,
  'content-type': 'application/json',
  // Strangers come from many places: what counts places must not stop the trial.
  'x-forwarded-for': [10, 0, 255, 255].map((most, index) => (index === 0 ? most : dice.between(0, 255))).join('.'),
  ...(dice.percent(20) ? { language: dice.pick(['en', 'vi', 'xx', '']) } : {}),
})

const asked = (world: World, dice: RandomSource, call: AnyCall, sent: Sent): Request => ({
  to: 'application',
  method: sent.method,
  url: queried(sent, wellFormed),
  headers: proper(world, dice),
  body: Buffer.from(sent.method === 'GET' ? '' : JSON.stringify(sent.body)),
  writes: 'writes' in call && call.writes === true,
  call: call.path,
})

type Change = (dice: RandomSource, request: Request, sent: Sent) => Request

const ofValues: Change = (dice, request, sent) => {
  const parts = { query: sent.query, body: sent.body, tail: sent.path.split('/').slice(2) }
  const changed = mutated(dice, parts) as { query?: Record<string, unknown>; body?: unknown; tail?: unknown[] }
  const query = Object.entries(changed?.query ?? {})
    .slice(0, 300)
    .map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]) as [
    string,
    string,
  ][]
  const tail = Array.isArray(changed?.tail)
    ? changed.tail.map((part) =>
        wellFormed(typeof part === 'string' ? part : (JSON.stringify(part) ?? '')).slice(0, 2000),
      )
    : []
  const path = [...sent.path.split('/').slice(0, 2), ...tail].join('/')
  const url = queried(
    {
      ...sent,
      path,
      query: Object.fromEntries(query.map(([name, value]) => [name.toWellFormed(), value.slice(0, 4000)])),
    },
    wellFormed,
  )
  return {
    ...request,
    url,
    body: Buffer.from(sent.method === 'GET' ? '' : (JSON.stringify(changed?.body ?? null) ?? '')),
  }
}

/** Columns that many lists have, more often than any list may be asked for them. */
const repeated = (dice: RandomSource, name: 'ColSort' | 'filter'): unknown => {
  const field = dice.pick(['Code', 'Name', 'NumberID', 'ObjName', 'userName'])
  const times = dice.pick([2, 33, 900])
  if (name === 'ColSort') return Array.from({ length: times }, () => field).join()
  const condition = {
    field,
    op: dice.pick(['eq', 'contains', 'in']),
    value: dice.pick(['a', 'a\0b', ['a\0b'], 'constructor']),
  }
  return Array.from({ length: Math.min(times, 40) }, () => condition)
}

/** A name nobody asks for, or one that means something elsewhere. */
const ofQuery: Change = (dice, request) => {
  const name = dice.pick([
    'FromDate',
    'ToDate',
    'KeySearch',
    'KeySeach',
    'CurrentIndex',
    'nItem',
    'ColSort',
    'asc',
    'filter',
    'all',
    's_ID',
    'requestId',
    'source',
    'templateId',
    'gridId',
    '__proto__',
    'constructor',
    'Object_ID',
    'iType',
  ])
  const value =
    name === 'ColSort' || name === 'filter' ? dice.pick([hostile(dice), repeated(dice, name)]) : hostile(dice)
  const text = wellFormed(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 6000)
  const twice = dice.percent(10) ? `&${name}=x&${name}[]=y&${name}.a=z` : ''
  return { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}${name}=${text}${twice}` }
}

const ofSpelling: Change = (dice, request) => ({
  ...request,
  body: Buffer.from(misspelt(dice, request.body.toString())),
})

const ofEncoding: Change = (dice, request) => {
  const text = request.body.toString()
  const [type, body, encoding] = dice.pick<() => [string, Buffer, string?]>([
    () => ['application/json; charset=utf-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    () => ['application/json; charset=iso-8859-1', Buffer.from(text, 'latin1')],
    () => ['application/json', Buffer.concat([request.body, Buffer.from([0xff, 0xfe, 0xc0, 0x80])])],
    () => ['application/json', Buffer.from(text.replace(/"[^"]*"/, '"\u00ff\u00c0"'), 'latin1')],
    () => ['application/json', gzipSync(text), 'gzip'],
    () => ['application/json', request.body, 'gzip'],
    () => ['application/x-www-form-urlencoded', request.body],
    () => ['application/x-www-form-urlencoded', Buffer.from(`s_ID=%ff%00&__proto__=1&a[]=2&${text}`)],
    () => ['text/html', request.body],
    () => ['multipart/form-data', request.body],
    () => ['application/json; charset=nonsense', request.body],
    () => [
      dice
        .pick(texts)
        .replaceAll(/[^\x20-\x7e]/g, '')
        .slice(0, 500) || 'x',
      request.body,
    ],
    () => ['application/octet-stream', Buffer.from(Array.from({ length: 500 }, () => dice.between(0, 255)))],
  ])()
  return {
    ...request,
    body,
    headers: { ...request.headers, 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) },
  }
}

const megabyte = 1024 * 1024
const ofSize: Change = (dice, request) => {
  const size = dice.pick([megabyte, 5 * megabyte, 10 * megabyte - 100, 10 * megabyte + 100, 11 * megabyte])
  const body = dice.pick([
    () => Buffer.from(`{"Name":"${'x'.repeat(size)}"}`),
    () => Buffer.from(`[${'"x",'.repeat(size / 4)}"x"]`),
    () => Buffer.from(`{"lines":[${'{},'.repeat(size / 3)}{}]}`),
    () => Buffer.from(`["\\u0041",${'{},'.repeat(size / 3)}{}]`),
    () => Buffer.from(`["\\u0041",${'1,'.repeat(size / 2)}1]`),
    () => Buffer.from(`{"Name":"${'\\ud800'.repeat(size / 6)}"}`),
    () => Buffer.alloc(size, ' '),
    () => Buffer.alloc(size, '['),
  ])()
  const { headers } = request
  const token = headers['authorization']!
  return dice.pick<() => Request>([
    () => ({ ...request, body }),
    () => ({ ...request, body }),
    // Of the right shape, and nobody's.
    () => ({ ...request, body, headers: { ...headers, authorization: `${token.slice(0, 30)}${'B'.repeat(43)}` } }),
    () => ({
      ...request,
      body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
      headers: { ...headers, 'content-encoding': 'br' },
    }),
  ])()
}

const ofHeaders: Change = (dice, request) => {
  const { headers } = request
  const token = headers['authorization']!
  const changed = dice.pick<Record<string, string>>([
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
    { authorization: `${token}x` },
    { authorization: token.slice(0, dice.between(8, 30)) },
    { authorization: `Bearer ${'A'.repeat(8000)}` },
    { authorization: `${token}, ${token}` },
    { 'x-tenant': '../etc' },
    { 'x-tenant': 'x'.repeat(4000) },
    { 'x-tenant': "'; select 1; --" },
    { host: '[::1' },
    { host: 'a..b' },
    { host: 'x'.repeat(300) },
    { 'x-forwarded-host': 'other.localhost', 'x-forwarded-proto': 'gopher' },
    { 'x-forwarded-for': `${dice.pick(['::1', '999.1.1.1', 'x', ',,,', '::ffff:1.2.3.4'])}` },
    { cookie: Array.from({ length: 100 }, (_, key) => `c${key}=${'v'.repeat(50)}`).join('; ') },
    { expect: 'nonsense' },
    { range: 'bytes=0-1,5-2,-9' },
    { language: 'x'.repeat(2000) },
    { timezone: '1e9' },
    { 'if-none-match': '*' },
    { 'x-big': 'y'.repeat(15_000) },
  ])
  return { ...request, headers: { ...headers, ...changed } }
}

const ofPath: Change = (dice, request) => {
  const [path = '', query = ''] = request.url.split('?')
  const url = dice.pick([
    `${path}%00`,
    path.replace('/api/', '/api/%2e%2e/'),
    path.replace('/api/', '/api/..%2f..%2f'),
    path.replace('/api/', '/api//'),
    `${path}/`,
    `${path}/../../../etc/passwd`,
    path.toUpperCase(),
    encodeURI(encodeURI(`${path}/é`)),
    `${path}%ff%fe`,
    `${path}%`,
    `${path}/${'x'.repeat(4000)}`,
    `${path};jsessionid=1`,
    `http://example.vn${path}`,
    `${path}#x`,
    `/api/File/${wellFormed(dice.pick(texts)).slice(0, 1000)}`,
    `/${dice.pick(['assets/../../package.json', '.env', '.git/config', 'src/server/main.ts', 'index.html%00.js', 'node_modules/'])}`,
    '*',
  ])
  return { ...request, url: query ? `${url}?${query}` : url, writes: false }
}

const ofMethod: Change = (dice, request) => ({
  ...request,
  method: dice.pick(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']),
  writes: false,
})

const untouched: Change = (_dice, request) => request

/** How many of a hundred. */
const changes: readonly (readonly [number, Change])[] = [
  [12, untouched],
  [46, ofValues],
  [8, ofQuery],
  [12, ofSpelling],
  [8, ofEncoding],
  [6, ofHeaders],
  [4, ofPath],
  [3, ofMethod],
]

const fallen = <T>(dice: RandomSource, chances: readonly (readonly [number, T])[]): T => {
  let left = dice.between(1, 100)
  for (const [share, value] of chances) if ((left -= share) <= 0) return value
  return chances.at(-1)![1]
}

/** One in so many has megabytes: each takes as long as hundreds of others. */
const bigOnes = 300

export const callRequest = (world: World, dice: RandomSource): Request => {
  const call = dice.pick(world.calls.filter(({ path }) => !isOwnDoor(path)))
  const sent = dice.pick(inputsOf(call, world.set))
  const request = asked(world, dice, call, sent)
  const change = dice.between(1, bigOnes) === 1 ? ofSize : fallen(dice, changes)
  return change(dice, request, sent)
}

export { proper }
