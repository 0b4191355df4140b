/** Layouts of grids, and saved views of them: of one user, and of all users (contract system §4). */
import { describe } from '#model/call.ts'
import {
  askedFor,
  body,
  flag,
  id,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  text,
  type Meaning,
} from '#model/schema.ts'
import { done, rows, saveWith } from '../answer-schemas.ts'

export const longestView = { name: 60, query: 4000 }

const formattedColumn = object({
  field: text,
  visible: flag,
  width: nullable(integer),
  order: integer,
  fixed: flag,
  sort: oneOf('asc', 'desc', null),
  sortOrder: nullable(integer),
})
export const layoutSchema = named('GridLayout', () => object({ columns: list(formattedColumn), pageSize: integer }))
const layoutBody = named('GridLayoutBody', () =>
  body({ columns: list(body({ field: text }), { maxItems: 200 }) }, { pageSize: integer }),
)
export type FormattedColumn = Meaning<typeof formattedColumn>
export type Layout = Meaning<typeof layoutSchema>

/** Their rights are those of what the grid shows, where they change something for all users. */
const changing = { demand: 'signedIn', errorStyle: 'save', writes: true } as const

export const gridFormat = describe({
  path: 'User/getGridFormat',
  about: {
    query: [askedFor('gridId')],
    answers: object({ gridId: text, scope: oneOf('default', 'user', 'all'), layout: layoutSchema }),
  },
  demand: 'signedIn',
})
export const savedFormat = describe({
  path: 'User/SaveGridFormat',
  about: { takes: body({ gridId: text, layout: layoutBody }, { forAll: flag }), answers: done },
  ...changing,
})
export const deletedFormat = describe({
  path: 'User/DeleteGridFormat',
  about: { takes: body({ gridId: text }, { forAll: flag }), answers: done },
  ...changing,
})

export const gridViews = describe({
  path: 'User/getGridViews',
  about: {
    query: [askedFor('gridId')],
    answers: rows(object({ id, name: text, query: text, forAll: flag, layout: nullable(layoutSchema) })),
  },
  demand: 'signedIn',
})
export const savedView = describe({
  path: 'User/SaveGridView',
  about: {
    takes: body(
      { gridId: text, name: { ...text, maxLength: longestView.name } },
      { id: text, query: { ...text, maxLength: longestView.query }, forAll: flag, layout: nullable(layoutBody) },
    ),
    answers: saveWith({ id }),
  },
  ...changing,
})
export const deletedView = describe({
  path: 'User/DeleteGridView',
  about: { takes: body({ gridId: text, id: text }), answers: done },
  ...changing,
})
