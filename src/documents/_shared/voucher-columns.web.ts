import { useEffect } from 'react'
import { useFormModel } from '#web/form/model.ts'

/** Of the lines of a voucher only those columns that its kind has. */
export const useVoucherColumns = (names: readonly string[]): void => {
  const model = useFormModel()
  useEffect(() => {
    const shown = names.flatMap((name) => model.columns.find((column) => column.name === name) ?? [])
    const growing = names.at(-1)
    model.shown.set(
      shown.map((column) => ({
        ...column,
        grows: column.name === growing,
        width: column.field.kind === 'ref' ? 260 : column.width,
        field: column.name === 'otherMethod' ? { ...column.field, required: true } : column.field,
      })),
    )
    // The names are written in the form that calls this.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [model])
}
