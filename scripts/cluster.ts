/**
 * `npm run cluster -- <what>`: makes a Citus cluster of the database of DATABASE_URL, adds machines, moves tenants between
 * them and shows where they are (docs/scale.md). CLUSTER_ADMIN_URL is an administrator of PostgreSQL on the coordinator;
 * the same user and password must be good on every machine.
 */
import { readConfig } from '#server/process/config.ts'
import { demandSpread, spreadAt } from './lib/cluster/spread.ts'
import { addMachine, atMachine, machines, ownerAt, prepareMachine, readAddress } from './lib/cluster/nodes.ts'
import { isolateTenant, moveTenant, neighbours, placeOf } from './lib/cluster/moves.ts'
import { InstallationError } from './lib/installation-error.ts'
import { migrateKnown } from './lib/known-database.ts'
import { tellFailure } from './lib/on-installation.ts'
import { connected, prepareExternal, withDatabase } from './lib/roles.ts'

const usage = `Cách dùng · Usage:
  npm run cluster -- init <host:port> …
  npm run cluster -- add <host:port>
  npm run cluster -- move <code> <host:port>
  npm run cluster -- isolate <code>
  npm run cluster -- status`

const settings = () => {
  const { isSpread, databaseUrl, databaseAppUrl, clusterAdminUrl, dataDir } = readConfig()
  if (!isSpread || !databaseUrl || !clusterAdminUrl)
    throw new InstallationError(
      'Cần đặt CLUSTER=citus, DATABASE_URL và CLUSTER_ADMIN_URL (docs/scale.md). Set CLUSTER=citus, DATABASE_URL and CLUSTER_ADMIN_URL.',
    )
  const adminUrl = withDatabase(clusterAdminUrl, decodeURIComponent(new URL(databaseUrl).pathname.slice(1)))
  return { databaseUrl, databaseAppUrl, dataDir, adminUrl }
}

const init = async (workers: readonly string[]): Promise<void> => {
  const { databaseUrl, databaseAppUrl, dataDir, adminUrl } = settings()
  const addresses = workers.map(readAddress)
  if (addresses.length === 0) throw new InstallationError(usage)
  const owner = await ownerAt(adminUrl, databaseUrl)
  const { hostname, port } = new URL(adminUrl)
  for (const url of [adminUrl, ...addresses.map((one) => atMachine(adminUrl, one))]) await prepareMachine(url, owner)
  await connected(adminUrl, async (admin) => {
    await admin.query('select citus_set_coordinator_host($1, $2)', [hostname, Number(port || 5432)])
    for (const one of addresses) await addMachine(admin, one)
  })
  const { ownerUrl } = await prepareExternal(databaseUrl, databaseAppUrl)
  await migrateKnown({ dataDir, databaseUrl }, ownerUrl)
  await spreadAt(ownerUrl)
  console.log(
    `Cụm đã sẵn sàng với ${addresses.length} máy. The cluster is ready, with ${addresses.length} machines for rows.`,
  )
}

const add = async ([text]: readonly string[]): Promise<void> => {
  const { databaseUrl, adminUrl } = settings()
  if (text === undefined) throw new InstallationError(usage)
  const address = readAddress(text)
  await prepareMachine(atMachine(adminUrl, address), await ownerAt(adminUrl, databaseUrl))
  await connected(adminUrl, (admin) => addMachine(admin, address))
  console.log(`Đã thêm ${text}. ${text} is added; nothing lies there until something is moved.`)
}

const move = async ([code, text]: readonly string[]): Promise<void> => {
  const { databaseUrl, adminUrl } = settings()
  if (code === undefined || text === undefined) throw new InstallationError(usage)
  const to = readAddress(text)
  await demandSpread(databaseUrl, true)
  await connected(adminUrl, async (admin) => {
    const known = await machines(admin)
    if (!known.some((one) => one.host === to.host && one.port === to.port && one.isActive && !one.isCoordinator))
      throw new InstallationError(
        `${text} không phải máy giữ dữ liệu của cụm. ${text} is no machine of the cluster that has rows.`,
      )
    const place = await placeOf(admin, code)
    const together = await neighbours(admin, place)
    const isMoved = await moveTenant(admin, place, to)
    console.log(
      isMoved
        ? `Đã chuyển sang ${text}: ${together.join(', ')}. Moved to ${text}.`
        : `"${code}" đã ở ${text}. "${code}" is on ${text} already.`,
    )
  })
}

const isolate = async ([code]: readonly string[]): Promise<void> => {
  const { databaseUrl, adminUrl } = settings()
  if (code === undefined) throw new InstallationError(usage)
  await demandSpread(databaseUrl, true)
  const isDone = await connected(adminUrl, (admin) => isolateTenant(admin, code))
  console.log(
    isDone
      ? `"${code}" đã có phần riêng và chuyển được một mình. "${code}" has a part of its own now, and can be moved alone.`
      : `"${code}" đã có phần riêng. "${code}" has a part of its own already.`,
  )
}

const status = async (): Promise<void> => {
  const { databaseUrl, adminUrl } = settings()
  await demandSpread(databaseUrl, true)
  for (const { host, port, isActive, isCoordinator, tenants, bytes } of await connected(adminUrl, machines)) {
    const role = isCoordinator ? 'điều phối · coordinator' : `${tenants.length} doanh nghiệp · tenants`
    const size = `${Math.round(Number(bytes) / 1_048_576)} MB`
    const state = isActive ? '' : '  KHÔNG HOẠT ĐỘNG · NOT ACTIVE'
    console.log(`${`${host}:${port}`.padEnd(30)}${role.padEnd(28)}${size.padStart(10)}${state}  ${tenants.join(' ')}`)
  }
}

const commands: Readonly<Record<string, (values: readonly string[]) => Promise<void>>> = {
  init,
  add,
  move,
  isolate,
  status,
}

const [what = '', ...values] = process.argv.slice(2)
try {
  if (!Object.hasOwn(commands, what)) throw new InstallationError(usage)
  await commands[what]!(values)
} catch (error) {
  tellFailure(error)
}
