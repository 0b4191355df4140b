/** Asking a list: its parameters, which are those of `wire/list-query.ts`, its columns, and its filters. */
import { asked, count, day, text, titled, type Parameter, type SpokenText, type Schema } from '#model/schema.ts'
import type { Column } from '#model/table.ts'
import { GROUP, GROUP_BY } from '#wire/grouping.ts'
import { columnWire } from '#wire/report.ts'

const shared = (name: string, schema: Schema, title: SpokenText = `api.query.${name}`): Parameter => ({
  ...asked(name, titled(title, schema)),
  shared: true,
})

const dates: readonly Parameter[] = [shared('FromDate', day), shared('ToDate', day)]
const paging: readonly Parameter[] = [
  shared('KeySearch', { ...text, maxLength: 200 }),
  shared('CurrentIndex', count),
  shared('nItem', { type: 'integer', maximum: 1000 }),
]
const order = (columns: readonly Column[]): Parameter[] =>
  columns.length === 0
    ? []
    : [
        {
          name: 'ColSort',
          schema: {
            ...text,
            title: 'api.query.ColSort',
            choices: columns.map((column) => ({ value: columnWire(column), label: column.label })),
          },
        },
        shared('asc', text),
        shared('filter', text),
        shared('where', text),
        shared(GROUP_BY, text),
        shared(GROUP, text),
      ]

export interface AskedFilter {
  wire: string
  label?: string | undefined
  of?: string | undefined
  choices?: readonly { value: string | number; label: string }[] | undefined
  isDay?: boolean | undefined
}

const filterParameter = ({ wire, label, of, choices, isDay }: AskedFilter): Parameter =>
  asked(wire, {
    ...(isDay ? day : text),
    ...(label !== undefined && { title: label }),
    ...(of !== undefined && { refers: of }),
    ...(choices && { choices }),
  })

/** The parameters of a list. `dated`: rows have a day that can be asked for. */
export const listParameters = ({
  columns,
  filters = [],
  dated = true,
}: {
  columns: readonly Column[]
  filters?: readonly AskedFilter[]
  dated?: boolean
}): Parameter[] => [...(dated ? dates : []), ...paging, ...order(columns), ...filters.map(filterParameter)]
