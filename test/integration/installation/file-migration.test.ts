/** Files of earlier versions, which had their bytes beside their name: each content is kept once (migration 0068). */
import pg from 'pg'
import { expect, it } from 'vitest'
import { loadFile } from '#engine/saved-files.ts'
import { sql } from '#engine/sql.ts'
import { readMigrations } from '../../../scripts/migrate.ts'
import { inside } from '../../../scripts/lib/inside.ts'
import { createTestApp } from '../../support/app.ts'

const test = await createTestApp()

/** As it was, with the files of two businesses. */
const backwards = `
drop table file_holder;
alter table attachment drop constraint attachment_content, drop column hash, add column bytes bytea not null, alter column user_id set not null;
drop table file_content;`
const file = (tenant: string, id: number, text: string): string =>
  `select set_config('app.tenant_id', '${tenant}', true);
insert into attachment (id, file_name, media_type, size, bytes, user_id)
values ('01900000-0000-7000-8000-00000000000${id}', '${id}.txt', 'text/plain', ${text.length}, '${text}', '01900000-0000-7000-8000-00000000000f');`

it('are all there, and equal ones are kept once for each business', async () => {
  const [one, two] = [await test.makeTenant('minhtam'), await test.makeTenant('hoaphat')]
  const { up } = readMigrations().find(({ name }) => name === '0068-exchange')!
  const ofFiles = up.slice(up.indexOf('-- The bytes of files'))
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  await owner.query(`begin;${backwards}
${file(one.id, 1, 'chung')}${file(one.id, 2, 'chung')}${file(one.id, 3, 'rieng')}${file(two.id, 4, 'chung')}
select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true);
${ofFiles};commit`)
  await owner.end()
  const contents = (tenant: string) =>
    inside(test.database, { tenant: { id: tenant, name: '' } }, (scope) =>
      scope.tx.query(
        sql`select convert_from(c.bytes, 'UTF8') as text, c.size from file_content c where ${sql.ours('c')} order by 1`,
      ),
    )
  expect(await contents(one.id)).toEqual([
    { text: 'chung', size: 5 },
    { text: 'rieng', size: 5 },
  ])
  expect(await contents(two.id)).toEqual([{ text: 'chung', size: 5 }])
  const read = (tenant: string, id: number) =>
    inside(test.database, { tenant: { id: tenant, name: '' } }, async (scope) =>
      (await loadFile(scope, `01900000-0000-7000-8000-00000000000${id}`))?.bytes.toString(),
    )
  expect(
    await Promise.all([read(one.id, 1), read(one.id, 2), read(one.id, 3), read(two.id, 4), read(two.id, 1)]),
  ).toEqual(['chung', 'chung', 'rieng', 'chung', undefined])
})
