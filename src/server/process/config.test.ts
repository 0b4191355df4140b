import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('needs no setting', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      isLocal: true,
      port: 8080,
      printPort: 8081,
      metricsPort: null,
      workers: 1,
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      databaseAppUrl: null,
      databaseReadUrl: null,
      isSpread: false,
      clusterAdminUrl: null,
      secretKeys: null,
      baseDomain: 'localhost',
      publicUrl: null,
      logLevel: 'info',
      logTo: 'files',
      fileRoom: 10_240,
      fileRoomOfUser: 2_048,
      callsPerMinute: 600,
      smtp: null,
      lettersPerDay: 500,
      outboundHosts: [],
      logPlansFromMs: null,
      demo: true,
    })
  })

  it.each([
    ['PORT', 'abc', 'PORT is "abc"'],
    ['PORT', '70000', 'whole number from 0 to 65535'],
    ['PRINT_PORT', '8080', 'another port than PORT'],
    ['METRICS_PORT', 'yes', 'METRICS_PORT is "yes"'],
    ['METRICS_PORT', '8081', 'another port than PORT and PRINT_PORT'],
    ['WORKERS', '0', 'whole number above 0'],
    ['WORKERS', '13', 'whole number from 1 to 12'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL'],
    ['DATABASE_READ_URL', 'db2:5432', 'DATABASE_READ_URL is "…"'],
    ['SECRET_KEYS', 'k1:short', 'SECRET_KEYS is "…"'],
    ['BASE_DOMAIN', 'http://x', 'BASE_DOMAIN is "http://x"'],
    ['PUBLIC_URL', 'javascript://localhost', 'http or https and BASE_DOMAIN, like https://localhost'],
    ['PUBLIC_URL', 'https://other.example', 'like https://localhost'],
    ['PUBLIC_URL', 'https://localhost/path', 'like https://localhost'],
    ['SMTP_URL', 'http://user:geheim@mail.example', 'SMTP_URL is "…"'],
    ['SMTP_URL', 'smtp://mail.example?security=no', 'SMTP_URL is "…"'],
    ['SMTP_URL', 'smtp://mail.example', 'SMTP_FROM is ""'],
    ['OUTBOUND_HOSTS', 'a.example,http://b.example', 'OUTBOUND_HOSTS is "http://b.example"'],
    ['LETTERS_PER_DAY', '-1', 'whole number above 0'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error'],
    ['LOG_TO', 'syslog', 'one of files, console'],
    ['CALLS_PER_MINUTE', '0', 'whole number above 0'],
    ['FILE_ROOM_MB', '1 GB', 'whole number above 0'],
  ])('names %s when it is %s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message)
  })

  it('spreads a database of its own address, and none that has a replica', () => {
    const url = 'postgresql://db0/vua'
    expect(readConfig({ CLUSTER: 'citus', DATABASE_URL: url }).isSpread).toBe(true)
    expect(readConfig({ DATABASE_URL: url }).isSpread).toBe(false)
    expect(() => readConfig({ CLUSTER: 'citus' })).toThrow('CLUSTER')
    expect(() => readConfig({ CLUSTER: 'citus', DATABASE_URL: url, DATABASE_READ_URL: url })).toThrow(
      'DATABASE_READ_URL',
    )
  })

  it('takes a mail server, encrypted unless it is told otherwise', () => {
    const SMTP_FROM = 'vua@shop.example'
    const read = (SMTP_URL: string) => readConfig({ SMTP_URL, SMTP_FROM }).smtp
    expect(read('smtps://a%40shop.example:p%2Fw@mail.example')).toEqual({
      host: 'mail.example',
      port: 465,
      security: 'tls',
      userName: 'a@shop.example',
      password: 'p/w',
      fromAddress: 'vua@shop.example',
    })
    expect(read('smtp://mail.example')).toMatchObject({ port: 587, security: 'starttls', userName: '' })
    expect(read('smtp://10.0.0.7:25?security=none')).toMatchObject({ host: '10.0.0.7', port: 25, security: 'none' })
  })

  it('takes a list of hosts that may be connected to', () =>
    expect(readConfig({ OUTBOUND_HOSTS: 'Mail.shop.local:25, 10.0.0.7,[fd00::1]:587' }).outboundHosts).toEqual([
      { host: 'mail.shop.local', port: 25 },
      { host: '10.0.0.7', port: null },
      { host: 'fd00::1', port: 587 },
    ]))

  it.each([
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '::1' }, true],
    [{ BASE_DOMAIN: 'vua.localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.5' }, false],
    [{ HOST: 'localhost.vua.example' }, false],
    [{ HOST: '127.0.0.1.nip.io' }, false],
    [{ BASE_DOMAIN: 'vua.example' }, false],
  ])('%o is reached from this machine alone: %s, and gets a demo unasked only then', (environment, isLocal) => {
    expect(readConfig(environment)).toMatchObject({ isLocal, demo: isLocal })
    expect(readConfig({ ...environment, DEMO: 'true' }).demo).toBe(true)
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
