/** Databases of tests on the three machines of a cluster (`npm run test:cluster`): each is copied on every machine. */
import { connected } from '../../scripts/lib/roles.ts'

/** Nobody may be connected to a database that is copied; the daemon of Citus is, and comes back unless it may not. */
const withoutGuests = async (adminUrl: string, name: string): Promise<void> =>
  connected(adminUrl, async (admin) => {
    await admin.query(`alter database ${name} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name])
  })

/** Copies a database on each machine. */
export const copyOnMachines = async (adminUrls: readonly string[], name: string, from: string): Promise<void> => {
  await Promise.all(adminUrls.map((url) => withoutGuests(url, from)))
  await Promise.all(
    adminUrls.map((url) =>
      connected(url, async (admin) => {
        await admin.query(`create database ${name} template ${from} strategy file_copy`)
        // Settings of a database are not copied with it.
        await admin.query(`alter database ${name} set citus.propagate_set_commands = 'local'`)
        await admin.query(`alter database ${name} set citus.allow_nested_distributed_execution = on`)
      }),
    ),
  )
}

export const dropOnMachines = async (adminUrls: readonly string[], name: string): Promise<void> => {
  await Promise.all(
    adminUrls.map((url) =>
      connected(url, async (admin) => {
        await withoutGuests(url, name)
        await admin.query(`drop database if exists ${name} with (force)`)
      }),
    ),
  )
}

export const renameOnMachines = async (adminUrls: readonly string[], name: string, kept: string): Promise<void> => {
  await Promise.all(
    adminUrls.map(async (url) => {
      await withoutGuests(url, name)
      await connected(url, (admin) => admin.query(`alter database ${name} rename to ${kept}`))
    }),
  )
}
