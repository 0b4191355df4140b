/** An empty draft of a shape: all fields are present, and all values are empty. */
import type { Day } from '#kernel/day.ts'
import type { Draft } from '#model/document.ts'
import type { Shape } from '#model/field.ts'

const nothing = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

export const blank = <S extends Shape>(shape: S, date: Day | null): Draft<S> =>
  ({
    id: null,
    number: '',
    date,
    description: null,
    draft: false,
    ...nothing(shape.fields),
    lines: [],
  }) as unknown as Draft<S>
blank.line = <S extends Shape>(shape: S): Draft<S>['lines'][number] =>
  ({ lineId: null, ...nothing(shape.lines) }) as unknown as Draft<S>['lines'][number]
