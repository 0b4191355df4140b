/** Numbering of documents: a row per kind on the page, an object keyed by module on the wire. */
import { documentMetas } from '#documents/index.ts'
import { choice, records, text, type Field } from '#model/field.ts'
import { numberDigits, numberingFields, settings } from '#model/settings.ts'
import type { Numbering } from '#model/standard-settings.ts'
import { isObject, type JsonObject } from '#wire/values.ts'
import type { InPlaceRow } from '#web/form/record/in-place-rows.ts'

interface NumberingRow {
  lineId: string
  document: string
  usual: string
  prefix: string | null
  digits: number | null
  reset: Numbering['reset'] | null
}
type Kind = (typeof documentMetas)[number]

/** True when the prefix is the default one. Kinds that number cash and bank separately have several defaults. */
const isUsual = ({ prefixes }: Kind, prefix: string | null | undefined): boolean =>
  !prefix || (prefixes.length === 1 && prefix === prefixes[0])

const rowsOf = (told: unknown): NumberingRow[] =>
  documentMetas.map((meta) => {
    const { module } = meta.wire
    const own: Numbering = isObject(told) && isObject(told[module]) ? told[module] : {}
    return {
      lineId: module,
      document: module,
      usual: meta.prefixes.join(', '),
      prefix: isUsual(meta, own.prefix) ? null : (own.prefix ?? null),
      digits: own.digits ?? numberDigits,
      reset: own.reset ?? 'none',
    }
  })

/** Only values that differ from the defaults are stored. */
const numberingOf = (rows: readonly NumberingRow[]): JsonObject =>
  Object.fromEntries(
    documentMetas.flatMap((meta): [string, JsonObject][] => {
      const { prefix, digits, reset } = rows.find((one) => one.document === meta.wire.module) ?? {}
      const own: JsonObject = {
        ...(prefix && !isUsual(meta, prefix) && { prefix }),
        ...(typeof digits === 'number' && digits !== numberDigits && { digits }),
        ...(reset && reset !== 'none' && { reset }),
      }
      return Object.keys(own).length > 0 ? [[meta.wire.module, own]] : []
    }),
  )

export const numbering: Pick<InPlaceRow, 'field' | 'codec'> = {
  field: records({
    document: choice<string>()({
      label: 'config.numberedDocument',
      derived: true,
      choices: documentMetas.map(({ wire, label }) => ({ value: wire.module, label })),
    }),
    usual: text({ label: 'config.usualPrefix', derived: true }),
    ...numberingFields,
    reset: { ...numberingFields.reset, required: true },
  })({ label: settings.numbering.field.label, fixedRows: true }) as Field,
  codec: {
    read: rowsOf,
    write: (rows) => numberingOf((rows ?? []) as NumberingRow[]),
    place: ([module, ...rest]) => [documentMetas.findIndex((meta) => meta.wire.module === module), ...rest],
  },
}
