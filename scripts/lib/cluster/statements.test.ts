import { expect, it } from 'vitest'
import { statementsOf } from './statements.ts'

it.each([
  ['two', 'select 1; select 2;', ['select 1', 'select 2']],
  ['one in a text', `insert into unit values ('a;''b;'); select 1`, [`insert into unit values ('a;''b;')`, 'select 1']],
  ['one in a name', 'select 1 as ";"; select 2', ['select 1 as ";"', 'select 2']],
  ['in a body', 'do $$ begin null; end $$; select 1', ['do $$ begin null; end $$', 'select 1']],
  ['in a body within one', 'do $f$ $$;$$ ; $f$; select 1', ['do $f$ $$;$$ ; $f$', 'select 1']],
  ['in a comment', '-- a; b\nselect 1; /* c; */ -- d', ['-- a; b\nselect 1']],
])('finds where a statement ends: %s', (_, text, found) => {
  expect(statementsOf(text)).toEqual(found)
})
