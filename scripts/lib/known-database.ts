/**
 * Remembers in `database.json` which database an installation works with, brought along or external, so that an empty
 * or another one never takes its place unnoticed (decision 0074).
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../migrate.ts'
import { databaseGone, embeddedIn, marksIn, noDatabase } from './earlier-database.ts'
import { InstallationError } from './installation-error.ts'
import { readKeptFile, writePrivate } from './kept-file.ts'

export interface Place {
  dataDir: string
  /** Null: the database in `dataDir`. */
  databaseUrl: string | null
}

interface Content {
  /** The moment of its first migration, to the microsecond. Null: nothing was ever in it. */
  identifier: string | null
  hasTenants: boolean
}

const contentOf = async (ownerUrl: string): Promise<Content> => {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 15_000 })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ migrated: boolean; tenants: boolean }>(
      `select to_regclass('public.migration') is not null as migrated, to_regclass('public.tenant') is not null as tenants`,
    )
    if (!tables[0]!.migrated) return { identifier: null, hasTenants: false }
    const { rows } = await client.query<{ at: string }>(
      `select to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from migration order by name limit 1`,
    )
    const found = tables[0]!.tenants ? await client.query('select 1 from tenant limit 1') : null
    return { identifier: rows[0]?.at ?? null, hasTenants: found?.rowCount === 1 }
  } finally {
    await client.end()
  }
}

const pathIn = (dataDir: string): string => join(dataDir, 'database.json')

const readKnown = (dataDir: string): string | null =>
  readKeptFile(pathIn(dataDir), (content) => {
    const { identifier } = (content ?? {}) as { identifier?: unknown }
    return typeof identifier === 'string' && identifier !== '' ? identifier : null
  })

const nameOf = ({ dataDir, databaseUrl }: Place): string =>
  databaseUrl
    ? `DATABASE_URL (${new URL(databaseUrl).host}${new URL(databaseUrl).pathname})`
    : join(dataDir, 'postgres')

const anotherDatabase = (place: Place, { identifier }: Content, known: string): InstallationError =>
  new InstallationError(
    `${nameOf(place)} là cơ sở dữ liệu khác (tạo lúc ${identifier}), không phải của ${place.dataDir} (${known}): hãy đặt đúng DATABASE_URL, DATA_DIR; ` +
      `nếu đúng là muốn đổi thì xóa ${pathIn(place.dataDir)}. ${nameOf(place)} is another database (made at ${identifier}) than that of ` +
      `${place.dataDir} (${known}): correct DATABASE_URL or DATA_DIR; if the change is meant, delete ${pathIn(place.dataDir)}.`,
  )

/** Marks beside the database; `postgres.log` was just written by the start itself. */
const signsBeside = ({ dataDir, databaseUrl }: Place): string[] => [
  ...(databaseUrl ? embeddedIn(dataDir) : []),
  ...marksIn(dataDir).filter((name) => databaseUrl !== null || !name.startsWith('postgres.log')),
]

const refuseReplaced = (place: Place, content: Content): void => {
  const known = readKnown(place.dataDir)
  if (content.identifier !== null && known === content.identifier) return
  if (content.identifier !== null && known !== null) throw anotherDatabase(place, content, known)
  // Older versions remembered nothing; they made an embedded database together with its folder.
  const isNothing = content.identifier === null || (place.databaseUrl !== null && !content.hasTenants)
  const signs = signsBeside(place)
  if (isNothing && signs.length > 0) throw databaseGone(nameOf(place), signs)
}

/** Throws if the database is empty or another one where an earlier one was known; before anything is written to it. */
export const checkKnown = async (place: Place, ownerUrl: string): Promise<void> =>
  refuseReplaced(place, await contentOf(ownerUrl))

/** Throws unless it is the database that was known here, and there is something in it. */
export const demandKnown = async (place: Place, ownerUrl: string): Promise<void> => {
  const content = await contentOf(ownerUrl)
  refuseReplaced(place, content)
  if (content.identifier === null) throw noDatabase(nameOf(place))
}

/** Brings the database up to date, once it is sure that it is the right one; returns the applied migrations. */
export const migrateKnown = async (place: Place, ownerUrl: string): Promise<string[]> => {
  await checkKnown(place, ownerUrl)
  const applied = await migrate(ownerUrl)
  await rememberDatabase(place.dataDir, ownerUrl)
  return applied
}

export const rememberDatabase = async (dataDir: string, ownerUrl: string): Promise<void> => {
  const { identifier } = await contentOf(ownerUrl)
  mkdirSync(dataDir, { recursive: true })
  if (identifier !== null) writePrivate(pathIn(dataDir), JSON.stringify({ identifier }))
}
