/**
 * Others are talked to by effects alone (decision 0088): files named `*.effect.ts`, which get values and know neither
 * the database nor a transaction. So nothing is locked while somebody else takes his time.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src')

interface Import {
  from: string
  /** A path below src, or a package. */
  to: string
  isType: boolean
}

const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|^web\/|\.web\.ts$/.test(path),
)
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const importsOf = (path: string): Import[] =>
  [...textOf(path).matchAll(/^(?:import|export) (type )?([^;']*?)from '([^']+)'/gm)].map(([, type, names, to]) => ({
    from: path,
    to: to!.startsWith('.') ? relative(root, join(root, dirname(path), to!)) : to!.replace(/^#/, ''),
    isType: type !== undefined || /^\{(?:\s*type \w+,?)+\s*\} $/.test(names!),
  }))
const imports = paths.flatMap(importsOf).filter(({ isType }) => !isType)
const isEffect = (path: string): boolean => path.endsWith('.effect.ts')

/** What opens a connection; `node:net` is also where addresses are compared. */
const network = /^(?:node:)?(?:https?|http2|tls|dgram|dns|dns\/promises)$|^(?:nodemailer|undici|ws)$/
/** Files that open connections for others to use. */
const doors = ['server/mail/smtp.ts', 'server/http/outbound-address.ts']
/** The door to computers of others; what it is made of opens connections too. */
const isOutbound = (path: string): boolean => path.startsWith('server/outbound/')
/** Files that talk to the print service, which belongs to the installation; the last is the print service itself. */
const inside = ['server/http/print-client.ts', 'server/render/guard.ts']
/** Somebody waits for the answer, and the call has no transaction open (`outside` of a call, or between two of them). */
const atOnce = ['server/session/recovery.ts', 'server/system/mail-config.ts']

it('only doors open connections', () => {
  const found = imports.filter(({ from, to }) => network.test(to) && !isOutbound(from)).map(({ from }) => from)
  expect([...new Set(found)].toSorted()).toEqual([...doors, ...inside].toSorted())
  const fetching = paths.filter((path) =>
    /\b(?:globalThis\.)?fetch\(\s*(?:['"`]|url|new URL)|\bnew WebSocket\(|\bconnect\(\{/.test(textOf(path)),
  )
  expect(fetching).toEqual([])
})

it('only effects go through a door, and calls for which somebody waits', () => {
  const isFree = (path: string): boolean => isEffect(path) || isOutbound(path) || doors.includes(path)
  // Where the class of an error comes from.
  const errors = 'server/mail/trouble.ts'
  const found = imports.filter(({ from, to }) => doors.includes(to) && !isFree(from) && from !== errors)
  expect([...new Set(found.map(({ from }) => from))].toSorted()).toEqual(atOnce)
  const asking = paths.filter((path) => !isFree(path) && /\boutbound\.(?!stop\b)\w+\(/.test(textOf(path)))
  expect(asking).toEqual([])
})

it('effects know nothing that could ask the database', () => {
  const effects = paths.filter(isEffect)
  expect(effects).toContain('server/outbox/send.effect.ts')
  const wrong = effects
    .flatMap(importsOf)
    .filter(({ to }) => /^(?:engine\/|server\/database\/|server\/call\/)|^pg$/.test(to))
    .map(({ from, to }) => `${from} → ${to}`)
  expect(wrong).toEqual([])
})
