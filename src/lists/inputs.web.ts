/**
 * The registry of inputs that draw an object whole (`Field.address`): the export `loadInput` of `input.web.ts` in the
 * folder of a list.
 */
import type { ComponentType } from 'react'
import type { FieldInputProps } from '#web/form/fields/field-props.ts'

const files = import.meta.glob<{ loadInput: () => Promise<ComponentType<FieldInputProps>> }>('./*/input.web.ts')

/** What loads them, by the folder of their list. */
export const listInputs = Object.entries(files).map(
  ([path, load]) => [path.split('/')[1]!, async () => (await load()).loadInput()] as const,
)
