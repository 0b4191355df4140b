/** Runs once before the tests that need a database: starts a server if none is given, and migrates the template. */
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareExternal, withDatabase, type DatabaseUrls } from '../../scripts/lib/roles.ts'
import { spreadAt } from '../../scripts/lib/cluster/spread.ts'
import { startTestCluster } from '../../scripts/lib/cluster/test-cluster.ts'
import { startTestPostgres } from '../../scripts/lib/test-postgres.ts'
import { migrate } from '../../scripts/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Both connections are to the template, which `createTestDatabase` copies. */
    template: {
      name: string
      ownerUrl: string
      appUrl: string
      /** An administrator on each machine of a cluster; null: one PostgreSQL. */
      machines: readonly string[] | null
    }
  }
}

const drop = async (ownerUrl: string, template: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: withDatabase(ownerUrl, 'postgres') })
  await owner.connect()
  const { rows } = await owner.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) and datallowconn',
    [template],
  )
  for (const { datname } of rows) {
    await owner.query(`drop database if exists ${owner.escapeIdentifier(datname)} with (force)`)
  }
  await owner.end()
}

const makeTemplate = async (serverUrl: string, name: string): Promise<DatabaseUrls> => {
  const owner = new pg.Client({ connectionString: withDatabase(serverUrl, 'postgres') })
  await owner.connect()
  try {
    // The projects of one run share a template: whoever comes first makes it.
    await owner.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0)
      await owner.query(
        `create database ${name} encoding 'UTF8' locale_provider icu icu_locale 'vi-VN' template template0`,
      )
    const urls = await prepareExternal(withDatabase(serverUrl, name), null)
    await migrate(urls.ownerUrl)
    return urls
  } finally {
    await owner.end()
  }
}

/** Few parts, because each table of each test has a file for every part. */
const partsInTests = 2

const setUpCluster = async (project: TestProject, bin: string): Promise<() => Promise<void>> => {
  const cluster = await startTestCluster(bin)
  try {
    const name = `vua_test_${process.pid}`
    await cluster.prepare(name)
    const urls = await prepareExternal(withDatabase(cluster.ownerUrl, name), null)
    await migrate(urls.ownerUrl)
    await spreadAt(urls.ownerUrl, partsInTests)
    project.provide('template', { name, ...urls, machines: cluster.adminUrls })
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return () => cluster.stop()
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const citus = process.env['CITUS_BIN']
  if (citus && project.name === 'integration') return setUpCluster(project, citus)
  const given = project.name === 'counted' ? undefined : process.env['TEST_DATABASE_URL']
  const own = given ? null : await startTestPostgres()
  const serverUrl = given ?? own!.ownerUrl
  const name = `vua_test_${process.pid}`
  const teardown = async (): Promise<void> => {
    await (own ? own.stop() : drop(serverUrl, name))
  }
  try {
    project.provide('template', { name, ...(await makeTemplate(serverUrl, name)), machines: null })
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}
