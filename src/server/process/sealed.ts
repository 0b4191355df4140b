/**
 * Seals secrets that the program must be able to read again (second factors, passwords of mail servers), so that a
 * copy of the database alone does not give them away. AES-256-GCM with a key of the installation.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sealKeys, type Config } from './config.ts'

/** Whose secret it is. A sealed text that is copied to another tenant, use or record cannot be opened there. */
interface SealPlace {
  tenant: string
  /** What it is used for and in which record, e.g. `second-factor 0193…`. */
  use: string
}

export interface Sealer {
  seal(place: SealPlace, secret: string): string
  /** The secret; null if the key is missing, or if it was sealed for another place or altered. */
  open(place: SealPlace, sealed: string): string | null
  /** True if it was sealed with another key than today's; sealing it again lets the old key be removed. */
  isOutdated(sealed: string): boolean
}

interface SealKey {
  id: string
  bytes: Buffer
}

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

const readKeys = (text: string): SealKey[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map((pair) => {
      const [id = '', bytes = ''] = pair.split(':')
      return { id, bytes: Buffer.from(bytes, bytes.includes('-') || bytes.includes('_') ? 'base64url' : 'base64') }
    })

/** The tenant cannot contain a line break, so two places never give the same bytes. */
const boundTo = ({ tenant, use }: SealPlace): Buffer => Buffer.from(`${tenant}\n${use}`)

/** `text` is in the form of `sealKeys`: the first key seals, all of them open. */
export const createSealer = (text: string): Sealer => {
  const keys = readKeys(text)
  const current = keys[0]
  if (!current) throw new Error('There is no key to seal with')
  return {
    seal(place, secret) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, current.bytes, nonce).setAAD(boundTo(place))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${current.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(place, sealed) {
      const [id, body = ''] = sealed.split('.')
      const key = keys.find((one) => one.id === id)
      const bytes = Buffer.from(body, 'base64url')
      if (!key || bytes.length < nonceBytes + tagBytes) return null
      const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(boundTo(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
    isOutdated: (sealed) => !sealed.startsWith(`${current.id}.`),
  }
}

export const newSealKey = (id: string): string => `${id}:${randomBytes(keyBytes).toString('base64')}`

/**
 * The content of the key file. It is made when there is none, and never written over. A new key has a name of its own,
 * so that the line of one that was lost can be added later.
 */
const fileKeys = (path: string): string => {
  try {
    writeFileSync(path, `${newSealKey(`k${randomBytes(4).toString('hex')}`)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}

type KeysConfig = Pick<Config, 'dataDir' | 'secretKeys'>

/** The keys of the installation: from the environment, or from the file `secret.keys` in the data directory. */
export const openKeys = ({ dataDir, secretKeys }: KeysConfig): string => {
  if (secretKeys) return secretKeys
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'secret.keys')
  const text = fileKeys(path)
  if (!sealKeys.test(text))
    throw new Error(
      `Tệp khóa ${path} không hợp lệ: hãy khôi phục từ bản sao. The file of keys ${path} cannot be read; it must have lines ` +
        'like k1:base64: put it back from a copy.',
    )
  return text
}

export const openSealer = (config: KeysConfig): Sealer => createSealer(openKeys(config))
