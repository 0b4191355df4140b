/**
 * Spreads the tables of a migrated database over the machines of a Citus cluster by tenant (decision 0133). Tables that
 * all tenants share are copied to every machine; those that only servers use stay on the coordinator.
 */
import type pg from 'pg'
import { InstallationError } from '../installation-error.ts'
import { connected } from '../roles.ts'
import { limitWithoutRoles } from './limits.ts'
import { lookAtEachMachine } from './work.ts'

/** Read together with rows of tenants, and written by migrations and `npm run tenant` alone. */
const copied = ['tenant', 'state_place', 'state_ward_map'] as const
/** The table whose parts all others share, so that all rows of a tenant are on one machine. */
const first = 'setting'
/** The rows of many tenants make a part, which moves as a whole; `isolate` gives one tenant a part of his own. */
const usualParts = 32

const texts = async (client: pg.Client, text: string): Promise<string[]> =>
  (await client.query<{ text: string }>(text)).rows.map((row) => row.text)

const runAll = async (client: pg.Client, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await client.query(statement)
}

/** True if the tables of this database are spread. */
export const isSpread = async (client: pg.Client): Promise<boolean> => {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (rowCount === 0) return false
  const found = await client.query(`select from pg_dist_partition where logicalrelid = to_regclass('public.${first}')`)
  return found.rowCount === 1
}

/** Tables of tenants that are not spread yet. */
const unspread = (client: pg.Client): Promise<string[]> =>
  texts(
    client,
    `select c.relname as text from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)
     order by c.relname <> '${first}', c.relname`,
  )

/** Foreign keys between a spread table and one that is not are refused, so all are dropped and added again. */
const foreignKeys = async (client: pg.Client): Promise<{ drop: string[]; add: string[] }> => {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return {
    drop: rows.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    add: rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  }
}

/**
 * Gives what is spread to a role that nobody uses and that policies do not stop: machines hand rows to each other as
 * the owner. The user of DATABASE_URL is a member of it, and stays bound by the policies.
 */
const giveAway = async (client: pg.Client): Promise<void> => {
  await runAll(
    client,
    await texts(
      client,
      `select format('alter table %s owner to vua_tables', c.oid::regclass) as text from pg_class c
       where c.relkind in ('r', 'v') and c.relnamespace = 'public'::regnamespace and c.relowner = current_user::regrole
         and (c.relkind = 'v' or c.relrowsecurity or c.relname in ('${copied.join(`', '`)}'))
       union all
       select format('alter routine %s owner to vua_tables', p.oid::regprocedure) from pg_proc p
       where p.pronamespace = 'public'::regnamespace and not p.prosecdef and p.prokind <> 'a' and p.proowner = current_user::regrole
       union all
       select format('alter statistics %s owner to vua_tables', quote_ident(s.stxname)) from pg_statistic_ext s
       where s.stxnamespace = 'public'::regnamespace and s.stxowner = current_user::regrole`,
    ),
  )
}

/**
 * Where statements are planned, what policies ask becomes a value: the tenant, which leads each statement to his
 * machine, and whether the user is limited. On the machines with the rows the functions stay what they were, so that a
 * statement that went astray finds nothing.
 */
const leadByPolicy = async (client: pg.Client): Promise<void> => {
  await client.query('set citus.enable_ddl_propagation = off')
  await runAll(
    client,
    await texts(
      client,
      `select distinct format('alter function %s immutable', f.oid::regprocedure) as text
       from pg_policy p join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_proc'::regclass
       join pg_proc f on f.oid = d.refobjid where f.pronamespace = 'public'::regnamespace and f.provolatile = 's'`,
    ),
  )
  await client.query('reset citus.enable_ddl_propagation')
}

/** Spreads each new table where a migration protects it, before its foreign keys. */
const spreadWhereProtected = `
create or replace procedure protect(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', target);
  execute format('grant select, insert, update, delete on %s to vua_app, vua_limited', target);
  execute format('alter table %s owner to vua_tables', target);
  perform create_distributed_table(target::text, 'tenant_id', colocate_with => '${first}');
end $$;
create or replace procedure seen_with_document(target regclass) language plpgsql as $$
begin
  execute format('alter policy tenant_isolation on %s using (tenant_id = current_tenant() and (not is_limited() or sees_document(tenant_id, document_id))) with check (tenant_id = current_tenant() and (not is_limited() or sees_document(tenant_id, document_id)))', target);
end $$;
`

const settingsFor = (parts: number): string => `
set citus.shard_count = ${parts};
set citus.shard_replication_factor = 1;
set citus.enable_unsafe_triggers = on;
set citus.multi_shard_modify_mode = 'sequential';
set client_min_messages = error;
set app.tenant_id = '00000000-0000-0000-0000-000000000000';
`

/**
 * Spreads the tables of a migrated database, with the rows that are there. `client` is the owner's connection to the
 * coordinator. Not one transaction: a database where this was interrupted must be made anew.
 */
const spread = async (client: pg.Client, parts = usualParts): Promise<void> => {
  await client.query(settingsFor(parts))
  const keys = await foreignKeys(client)
  await limitWithoutRoles(client)
  await lookAtEachMachine(client)
  await giveAway(client)
  await client.query('set role vua_tables')
  await runAll(client, keys.drop)
  for (const table of copied) await client.query(`select create_reference_table('${table}')`)
  for (const table of await unspread(client))
    await client.query(`select create_distributed_table($1, 'tenant_id', colocate_with => $2)`, [
      table,
      table === first ? 'none' : first,
    ])
  await runAll(client, keys.add)
  await leadByPolicy(client)
  await client.query(spreadWhereProtected)
  await client.query('reset role')
}

/** Spreads a database at the owner's address, unless it is spread. */
export const spreadAt = (ownerUrl: string, parts?: number): Promise<void> =>
  connected(ownerUrl, async (client) => {
    if (!(await isSpread(client))) await spread(client, parts)
  })

/** Throws InstallationError unless the database is spread if CLUSTER says so, and only then. */
export const demandSpread = async (ownerUrl: string, isWanted: boolean): Promise<void> => {
  const isThere = await connected(ownerUrl, isSpread)
  if (isThere === isWanted) return
  throw new InstallationError(
    isWanted
      ? 'CLUSTER=citus nhưng cơ sở dữ liệu này chưa được chia: npm run cluster -- init. CLUSTER=citus, but this database is not spread yet: npm run cluster -- init.'
      : 'Cơ sở dữ liệu này nằm trên cụm Citus: hãy đặt CLUSTER=citus. This database lies on a Citus cluster: set CLUSTER=citus.',
  )
}

/** After a migration of a spread database: its policies for limited users, and what leads statements, hold there too. */
export const keepSpread = async (client: pg.Client): Promise<void> => {
  await client.query('set role vua_tables')
  await limitWithoutRoles(client)
  await leadByPolicy(client)
  await client.query('reset role')
}
