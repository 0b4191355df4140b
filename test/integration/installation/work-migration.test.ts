/** Letters that waited when their work moved (migration 0067): each waits on, and what is done stays done. */
import { expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { runAt } from '../../support/database.ts'
import { openWorkshop } from '../../support/workshop.ts'
import { readMigrations } from '../../../scripts/migrate.ts'

const shop = await openWorkshop(2)

/** As the migrations run: a tenant that nobody is, and the tables there were are not forced. */
const before = `
set app.tenant_id = '00000000-0000-0000-0000-000000000000';
drop function due_work; drop function paused_work;
drop table work; drop table work_schedule; drop table work_pause; drop sequence work_order;
alter table letter no force row level security, add column next_at timestamptz, add column lease uuid,
  drop constraint letter_state, add constraint letter_state check (state in ('waiting', 'sending', 'sent', 'failed'));
create index letter_due on letter (tenant_id, next_at) where state in ('waiting', 'sending');`

const letter = (tenant: string, state: string, attempts: number): string => `
insert into letter (tenant_id, id, kind, state, recipients, subject, body, attempts, next_at, lease, expires_at, created_at)
values ('${tenant}', gen_random_uuid(), 'document', '${state}', '{a@b.vn}', '${state}', 'x', ${attempts}, '2026-11-20 04:00Z', ${state === 'sending' ? 'gen_random_uuid()' : 'null'}, '2026-11-22', '2026-11-20');`

it('is the same work, at the same time, in every tenant', async () => {
  const [one, two] = shop.ids as [string, string]
  const letters = ['waiting', 'sending', 'sent', 'failed'].map((state, at) => letter(one, state, at)).join('')
  const { up } = readMigrations().find(({ name }) => name === '0067-waiting-work')!
  await runAt(
    shop.ownerUrl,
    [before, letters, letter(two, 'waiting', 0), up, 'alter table letter force row level security;'].join('\n'),
  )
  const found = (tenant: string) =>
    shop.within(
      (tx) =>
        tx.query(sql`select l.subject, l.state, w.kind, w.state as work, w.attempts, w.due_at as due, w.payload ->> 'letter' = l.id::text as "isIts"
from letter l left join work w on w.tenant_id = l.tenant_id and w.key = l.id::text order by l.attempts`),
      tenant,
    )
  const waits = {
    kind: 'letter',
    work: 'waiting',
    due: new Date('2026-11-20T04:00:00Z'),
    isIts: true,
    state: 'waiting',
  }
  const none = { kind: null, work: null }
  expect(await found(one)).toMatchObject([
    { subject: 'waiting', attempts: 0, ...waits },
    { subject: 'sending', attempts: 1, ...waits },
    { subject: 'sent', state: 'sent', ...none },
    { subject: 'failed', state: 'failed', ...none },
  ])
  expect(await found(two)).toMatchObject([{ subject: 'waiting', ...waits }])
})
