/**
 * Narrows users who do not see everything in a cluster. Elsewhere a call of such a user works as the role `vua_limited`
 * (decision 0063). In a cluster a connection between machines belongs to a role, so a transaction that changes its role
 * would not see what it has written; and a policy may not have a sub-select. So there the policies hold for everybody,
 * ask for the setting `app.limited`, and read other tables through functions (decision 0133).
 */
import type pg from 'pg'

/**
 * `comes_to_seen_store` reads a table whose policy asks for the document it is called for, so it looks without limits
 * for that one statement.
 */
const functions = `
create or replace function is_limited() returns boolean language sql stable
as $$ select coalesce(current_setting('app.limited', true), '') = 'on' $$;
create or replace function refuse_limited() returns boolean language plpgsql stable as $$
begin
  if is_limited() then raise exception 'permission denied for what is added up over all stores' using errcode = '42501'; end if;
  return true;
end $$;
create or replace function sees_document(tenant uuid, document uuid) returns boolean language plpgsql stable
as $$ begin return exists (select from document d where d.tenant_id = tenant and d.id = document); end $$;
create or replace function sees_deleted_document(tenant uuid, document uuid) returns boolean language plpgsql stable
as $$ begin return exists (select from deleted_document d where d.tenant_id = tenant and d.id = document); end $$;
create or replace function comes_to_seen_store(document uuid) returns boolean language plpgsql stable as $$
declare
  tenant uuid := current_tenant();
  is_coming boolean;
begin
  perform set_config('app.limited', 'off', true);
  is_coming := exists (select from stock_transfer t where t.tenant_id = tenant and t.document_id = document and t.to_store_id = any (seen_stores()));
  perform set_config('app.limited', 'on', true);
  return is_coming;
end $$;
`

const functionCall = /\( SELECT (\w+)\(\) AS \1\)/g
const lookUp =
  /EXISTS \( SELECT\s+FROM (\w+) (\w+)\s+WHERE \(\(\2\.tenant_id = (\w+)\.tenant_id\) AND \(\2\.id = \3\.(\w+)\)\)\)/g

/** The condition of a policy without sub-selects. Throws if one is left that has no function. */
export const withoutSubselects = (condition: string): string => {
  const plain = condition.replaceAll(functionCall, '$1()').replaceAll(lookUp, 'sees_$1(tenant_id, $4)')
  if (/\bSELECT\b/.test(plain)) throw new Error(`A policy has a sub-select that no function replaces: ${condition}`)
  return plain
}

/** Of a table, by the letters of `pg_policy.polcmd`. */
const commands = { r: 'select', a: 'insert', w: 'update', d: 'delete' } as const
type Command = keyof typeof commands

interface Policy {
  table: string
  name: string
  /** `*`: all. */
  command: Command | '*'
  condition: string
}

const policies = async (client: pg.Client, where: string): Promise<Policy[]> => {
  const { rows } = await client.query<Policy>(
    `select polrelid::regclass::text as table, polname as name, polcmd as command, pg_get_expr(coalesce(polqual, polwithcheck), polrelid) as condition
     from pg_policy where ${where} order by 1, 2`,
  )
  return rows
}

/** Tables of tenants that the role may not read. */
const closedTables = async (client: pg.Client): Promise<Policy[]> => {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and has_table_privilege('vua_app', c.oid, 'select') and not has_table_privilege('vua_limited', c.oid, 'select')
       and not exists (select from pg_policy p where p.polrelid = c.oid and pg_get_expr(p.polqual, p.polrelid) like '%refuse_limited()%')`,
  )
  return rows.map(({ table }) => ({ table, name: '', command: '*', condition: 'refuse_limited()' }))
}

const allow = ({ table, command, condition }: Policy): string => {
  if (command === '*')
    return `create policy tenant_isolation on ${table} using (${condition}) with check (${condition})`
  const name = `tenant_${commands[command]}`
  const using = command === 'a' ? '' : ` using (${condition})`
  const check = command === 'a' || command === 'w' ? ` with check (${condition})` : ''
  return `create policy ${name} on ${table} for ${commands[command]}${using}${check}`
}

/** One condition for each command, or one for all if they are equal: whose rows, and which of them. */
const together = (table: string, own: readonly Policy[], narrowed: readonly Policy[]): Policy[] => {
  const of = (all: readonly Policy[], command: Command) =>
    all.filter((one) => one.command === '*' || one.command === command).map(({ condition }) => `(${condition})`)
  const each = (Object.keys(commands) as Command[]).map((command) => ({
    table,
    name: '',
    command,
    condition: [...of(own, command), ...of(narrowed, command)].join(' and '),
  }))
  const isSame = new Set(each.map(({ condition }) => condition)).size === 1
  return isSame ? [{ ...each[0]!, command: '*' }] : each
}

/**
 * Puts what the policies of the role ask into the policies for everybody. A policy that restricts others would not do:
 * Citus 14 makes it, on the other machines, one that allows.
 */
export const limitWithoutRoles = async (client: pg.Client): Promise<void> => {
  await client.query(functions)
  const ofRole = await policies(client, `'vua_limited'::regrole = any (polroles)`)
  const narrowed = [
    ...ofRole.map((one) => ({ ...one, condition: `not is_limited() or ${withoutSubselects(one.condition)}` })),
    ...(await closedTables(client)),
  ]
  for (const [table, more] of Map.groupBy(narrowed, (one) => one.table)) {
    const own = await policies(client, `polrelid = '${table}'::regclass and polname ~ '^tenant_' and polroles = '{0}'`)
    for (const { name } of [...own, ...ofRole.filter((one) => one.table === table)])
      await client.query(`drop policy ${name} on ${table}`)
    for (const one of together(table, own, more)) await client.query(allow(one))
  }
  const { rows } = await client.query<{ name: string }>(
    `select polname || ' on ' || polrelid::regclass as name from pg_policy where not polpermissive`,
  )
  if (rows.length > 0) throw new Error(`A cluster would not keep these policies: ${rows.map((r) => r.name).join(', ')}`)
}
