import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('needs no setting', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      printPort: 8081,
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      databaseAppUrl: null,
      secretKeys: null,
      baseDomain: 'localhost',
      publicUrl: null,
      logLevel: 'info',
      logTo: 'files',
      fileRoom: 10_240,
      fileRoomOfUser: 2_048,
      callsPerMinute: 600,
      logPlansFromMs: null,
      demo: true,
    })
  })

  it.each([
    ['PORT', 'abc', 'PORT is "abc"'],
    ['PORT', '70000', 'whole number from 0 to 65535'],
    ['PRINT_PORT', '8080', 'another port than PORT'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL'],
    ['SECRET_KEYS', 'k1:short', 'SECRET_KEYS is "…"'],
    ['BASE_DOMAIN', 'http://x', 'BASE_DOMAIN is "http://x"'],
    ['PUBLIC_URL', 'javascript://localhost', 'http or https and BASE_DOMAIN, like https://localhost'],
    ['PUBLIC_URL', 'https://other.example', 'like https://localhost'],
    ['PUBLIC_URL', 'https://localhost/path', 'like https://localhost'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error'],
    ['LOG_TO', 'syslog', 'one of files, console'],
    ['CALLS_PER_MINUTE', '0', 'whole number above 0'],
    ['FILE_ROOM_MB', '1 GB', 'whole number above 0'],
  ])('names %s when it is %s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message)
  })

  it('takes the address people open', () => {
    expect(readConfig({ PUBLIC_URL: 'https://vua.example:8443/', BASE_DOMAIN: 'vua.example' }).publicUrl).toBe(
      'https://vua.example:8443',
    )
  })

  it('keeps the password of an address out of the message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://a:secret@x' })).not.toThrow('secret')
  })
})
