/** The settings of an installation. Only this file reads environment variables. */
import { isAbsolute, resolve } from 'node:path'
import { isEmail } from '#kernel/email.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const clusters = ['none', 'citus'] as const

const logTargets = ['files', 'console'] as const
type LogTarget = (typeof logTargets)[number]

export interface Config {
  host: string
  /** True if nobody but this machine reaches the installation: neither over the network nor by a domain in front. */
  isLocal: boolean
  port: number
  printPort: number
  /** Port of this machine on which the start script answers `/metrics`; null: nothing is counted. */
  metricsPort: number | null
  /** Processes of the application, on one port. */
  workers: number
  /** Absolute path of the folder with the database, uploads and secrets of this installation. */
  dataDir: string
  /** Owner connection to an external PostgreSQL; null = the embedded one in `dataDir`. */
  databaseUrl: string | null
  /** Connection of the application role; the start script determines it and passes it on. */
  databaseAppUrl: string | null
  /** The same database at a replica for reading, whatever role it names (`database/replica.ts`); null: there is none. */
  databaseReadUrl: string | null
  /** The rows are spread over the machines of a Citus cluster by tenant (decision 0133). */
  isSpread: boolean
  /** An administrator of the cluster's PostgreSQL on its coordinator, for `npm run cluster`; servers do not use it. */
  clusterAdminUrl: string | null
  /** Keys that secrets are sealed with (`sealed.ts`); null: those of the file in `dataDir`. */
  secretKeys: string | null
  baseDomain: string
  /**
   * Public address of the application, without a tenant: scheme, `baseDomain`, port. Null: links use the origin of
   * each request.
   */
  publicUrl: string | null
  logLevel: LogLevel
  /** Where `npm start` writes the log of the servers: rotated files in `dataDir`, or its standard output. */
  logTo: LogTarget
  /** Megabytes for all files of a tenant, and for the files one user uploaded. */
  fileRoom: number
  fileRoomOfUser: number
  /** Maximum number of calls per user and minute. */
  callsPerMinute: number
  /** Calls with a statement slower than this are logged with its query plan; null: none are. */
  logPlansFromMs: number | null
  /** The mail server for tenants without one of their own; null: they cannot send. */
  smtp: InstalledSmtp | null
  /** Letters a tenant may send in a day. */
  lettersPerDay: number
  /** Addresses outside the public internet that tenants may have the server connect to. */
  outboundHosts: readonly { host: string; port: number | null }[]
  /** True if an empty database gets the demo tenant; default: only the embedded database of this machine alone. */
  demo: boolean
}

interface InstalledSmtp {
  host: string
  port: number
  security: 'starttls' | 'tls' | 'none'
  userName: string
  password: string
  fromAddress: string
}

/** Connections to the database that a process has, so that all of them fit into what PostgreSQL gives. */
export const connectionsOf = (workers: number): number => Math.max(3, Math.min(10, Math.floor(40 / workers)))

export type Environment = Readonly<Record<string, string | undefined>>

/** An invalid setting. The message names the variable and the allowed values. */
class ConfigError extends Error {
  constructor(name: string, found: string, mustBe: string) {
    super(`Biến môi trường ${name} không hợp lệ. Environment variable ${name} is "${found}"; it must be ${mustBe}.`)
  }
}

const port = (environment: Environment, name: string, otherwise: number): number => {
  const found = environment[name]?.trim()
  if (!found) return otherwise
  const value = Number(found)
  if (!/^\d+$/.test(found) || value > 65_535) throw new ConfigError(name, found, 'a whole number from 0 to 65535')
  return value
}

const metricsPort = (environment: Environment): number | null =>
  environment['METRICS_PORT']?.trim() ? port(environment, 'METRICS_PORT', 0) : null

const count = <T>(environment: Environment, name: string, otherwise: T): number | T => {
  const found = environment[name]?.trim()
  if (!found) return otherwise
  if (!/^[1-9]\d{0,8}$/.test(found)) throw new ConfigError(name, found, 'a whole number above 0')
  return Number(found)
}

const mostWorkers = 12

const workers = (environment: Environment): number => {
  const found = count(environment, 'WORKERS', 1)
  if (found > mostWorkers) throw new ConfigError('WORKERS', String(found), `a whole number from 1 to ${mostWorkers}`)
  return found
}

const databaseUrl = (environment: Environment, name: string): string | null => {
  const found = environment[name]?.trim()
  if (!found) return null
  if (!URL.canParse(found) || !/^postgres(ql)?:$/.test(new URL(found).protocol)) {
    // The URL may contain a password, so the message does not repeat it.
    throw new ConfigError(name, '…', 'an address like postgresql://user:password@host:5432/database')
  }
  return found
}

const domain = (environment: Environment): string => {
  const found = environment['BASE_DOMAIN']?.trim().toLowerCase() || 'localhost'
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(found)) {
    throw new ConfigError('BASE_DOMAIN', found, 'a host name without scheme and port, like vua.example')
  }
  return found
}

const oneOf = <T extends string>(
  environment: Environment,
  name: string,
  known: readonly [T, ...T[]],
  otherwise: T,
): T => {
  const found = environment[name]?.trim().toLowerCase() || otherwise
  const value = known.find((one) => one === found)
  if (!value) throw new ConfigError(name, found, `one of ${known.join(', ')}`)
  return value
}

/** The addresses of all tenants are derived from it, so its host must be the base domain. */
const publicUrl = (environment: Environment, baseDomain: string): string | null => {
  const found = environment['PUBLIC_URL']?.trim()
  if (!found) return null
  const url = URL.canParse(found) ? new URL(found) : null
  const isPlain = url && /^https?:$/.test(url.protocol) && url.origin === url.href.replace(/\/$/, '')
  if (!isPlain || url.hostname !== baseDomain)
    throw new ConfigError('PUBLIC_URL', found, `http or https and BASE_DOMAIN, like https://${baseDomain}`)
  return url.origin
}

/** Keys of `sealed.ts` as text: `id:base64` pairs of 32 bytes. */
export const sealKeys = /^[\w-]{1,20}:[A-Za-z0-9+/_-]{43}=?(?:[\s,]+[\w-]{1,20}:[A-Za-z0-9+/_-]{43}=?)*$/

const secretKeys = (environment: Environment): string | null => {
  const found = environment['SECRET_KEYS']?.trim()
  if (!found) return null
  // The keys are secret, so the message does not repeat them.
  if (!sealKeys.test(found)) throw new ConfigError('SECRET_KEYS', '…', 'a list like k2:base64,k1:base64, 32 bytes each')
  return found
}

const smtpForm = 'an address like smtp://user:password@host:587 or smtps://user:password@host'

/** `smtps` encrypts from the first byte, `smtp` demands STARTTLS unless the address says `?security=none`. */
const smtp = (environment: Environment): InstalledSmtp | null => {
  const found = environment['SMTP_URL']?.trim()
  if (!found) return null
  const url = URL.canParse(found) ? new URL(found) : null
  const security = url?.searchParams.get('security') ?? null
  // The URL may contain a password, so the message does not repeat it.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || (security !== null && security !== 'none'))
    throw new ConfigError('SMTP_URL', '…', smtpForm)
  const fromAddress = environment['SMTP_FROM']?.trim() ?? ''
  if (!isEmail(fromAddress))
    throw new ConfigError('SMTP_FROM', fromAddress, 'the e-mail address that letters come from')
  const isTls = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : (security ?? 'starttls') === 'none' ? 'none' : 'starttls',
    userName: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    fromAddress,
  }
}

const outboundHosts = (environment: Environment): Config['outboundHosts'] =>
  (environment['OUTBOUND_HOSTS'] ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '')
    .map((one) => {
      const [, name = '', port] = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/.exec(one) ?? []
      if (name === '' || Number(port ?? 1) > 65_535)
        throw new ConfigError('OUTBOUND_HOSTS', one, 'a list like mail.shop.local:25,10.0.0.7')
      return { host: name.replace(/^\[|\]$/g, ''), port: port === undefined ? null : Number(port) }
    })

const flag = (environment: Environment, name: string, otherwise: boolean): boolean => {
  const found = environment[name]?.trim().toLowerCase()
  if (!found) return otherwise
  if (!['true', 'false', '1', '0'].includes(found)) throw new ConfigError(name, found, 'true or false')
  return found === 'true' || found === '1'
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i

/** A domain of one's own is there for a proxy, which listens in front whatever this program listens on. */
const isLocal = (host: string, baseDomain: string): boolean =>
  loopback.test(host) && /(?:^|\.)localhost$/.test(baseDomain)

export const readConfig = (environment: Environment = process.env): Config => {
  const dataDir = environment['DATA_DIR']?.trim() || './data'
  const host = environment['HOST']?.trim() || '127.0.0.1'
  const local = isLocal(host, domain(environment))
  const config: Config = {
    host,
    isLocal: local,
    port: port(environment, 'PORT', 8080),
    printPort: port(environment, 'PRINT_PORT', 8081),
    metricsPort: metricsPort(environment),
    workers: workers(environment),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl: databaseUrl(environment, 'DATABASE_URL'),
    databaseAppUrl: databaseUrl(environment, 'DATABASE_APP_URL'),
    databaseReadUrl: databaseUrl(environment, 'DATABASE_READ_URL'),
    isSpread: oneOf(environment, 'CLUSTER', clusters, 'none') === 'citus',
    clusterAdminUrl: databaseUrl(environment, 'CLUSTER_ADMIN_URL'),
    secretKeys: secretKeys(environment),
    baseDomain: domain(environment),
    publicUrl: publicUrl(environment, domain(environment)),
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'info'),
    logTo: oneOf(environment, 'LOG_TO', logTargets, 'files'),
    fileRoom: count(environment, 'FILE_ROOM_MB', 10_240),
    fileRoomOfUser: count(environment, 'FILE_ROOM_OF_USER_MB', 2_048),
    callsPerMinute: count(environment, 'CALLS_PER_MINUTE', 600),
    smtp: smtp(environment),
    lettersPerDay: count(environment, 'LETTERS_PER_DAY', 500),
    outboundHosts: outboundHosts(environment),
    logPlansFromMs: count(environment, 'LOG_PLANS_FROM_MS', null),
    demo: flag(environment, 'DEMO', local && !environment['DATABASE_URL']?.trim()),
  }
  if (config.port !== 0 && config.port === config.printPort) {
    throw new ConfigError('PRINT_PORT', String(config.printPort), 'another port than PORT')
  }
  if (config.isSpread && !config.databaseUrl && !config.databaseAppUrl)
    throw new ConfigError('CLUSTER', 'citus', 'none, or set together with DATABASE_URL')
  if (config.isSpread && config.databaseReadUrl)
    throw new ConfigError('DATABASE_READ_URL', '…', 'empty where CLUSTER is citus')
  if (config.metricsPort && [config.port, config.printPort].includes(config.metricsPort))
    throw new ConfigError('METRICS_PORT', String(config.metricsPort), 'another port than PORT and PRINT_PORT')
  return config
}
