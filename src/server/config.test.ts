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
      baseDomain: 'localhost',
      logLevel: 'info',
      logTo: 'files',
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
    ['BASE_DOMAIN', 'http://x', 'BASE_DOMAIN is "http://x"'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error'],
    ['LOG_TO', 'syslog', 'one of files, console'],
    ['CALLS_PER_MINUTE', '0', 'whole number above 0'],
  ])('names %s when it is %s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message)
  })

  it('keeps the password of an address out of the message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://a:secret@x' })).not.toThrow('secret')
  })
})
