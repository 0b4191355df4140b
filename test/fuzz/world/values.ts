/** A value for every kind of field, so that a record can be made of any definition. */
import { wireName, type Field, type Fields } from '#model/field.ts'

/** What values are taken from. */
export interface Source {
  /** Stands in every text, so that it is known again wherever it comes out. */
  marker: string
  today: string
  /** The id a field refers to; undefined leaves the field out. */
  idFor(name: string, field: Field): string | undefined
  file: string
}

const special: Readonly<Record<string, (source: Source) => unknown>> = {
  email: ({ marker }) => `${marker.toLowerCase()}@example.vn`,
  phone: () => '0901234567',
  phone1: () => '0901234567',
  phone2: () => '0907654321',
  receiverPhone: () => '0901234567',
  taxId: () => '0100109106',
  idNumber: () => '001099012345',
  bankBin: () => '970436',
  barcode: () => null,
  currency: () => undefined,
  isDefault: () => false,
  isBase: () => false,
  isWalkIn: () => false,
  offWork: () => false,
  offWorkDate: () => null,
  exchangeRate: () => null,
  openingReceivable: () => 0,
  openingPayable: () => 0,
  paid: () => null,
  discountAmount: () => null,
  couponCode: () => null,
  reopenOrder: () => false,
  delivery: ({ marker }) => ({ type: 0, receiverName: marker, receiverAddress: marker }),
  birthday: () => '1990-02-03',
  trackingUrl: ({ marker }) => `https://example.vn/${marker.toLowerCase()}/{code}`,
  url: () => null,
  fromTime: () => '08:00',
  toTime: () => '12:00',
  fromWeight: () => 0,
}

const plain = (name: string, field: Field, source: Source): unknown => {
  const { marker, today } = source
  switch (field.kind) {
    case 'text':
      return `${marker} ${name}`.slice(0, field.max ?? 250)
    case 'day':
      return today
    case 'flag':
      return true
    case 'choice':
      return field.choices?.[0]?.value
    case 'ref':
      return source.idFor(name, field)
    case 'refs':
      return [source.idFor(name, field)]
    case 'files':
      return [source.file]
    case 'object':
      return bodyOf(field.fields ?? {}, source)
    case 'records':
      return [bodyOf(field.fields ?? {}, source)]
    case 'integer':
      return 1
    case 'vat':
      return 8
    case 'quantity':
    case 'factor':
      return 2
    case 'price':
    case 'money':
    case 'percent':
      return 0
    case 'secret':
      return 'matkhau1'
    case 'moment':
      return null
    default:
      throw new Error(`A field of an unknown kind: ${String(field.kind satisfies never)}`)
  }
}

/** Every field a person may fill in, under its wire name; `over` wins, undefined is left out. */
export const bodyOf = (fields: Fields, source: Source, over: Readonly<Record<string, unknown>> = {}): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.derived || field.fact) return []
      const value = name in over ? over[name] : name in special ? special[name]!(source) : plain(name, field, source)
      return value === undefined ? [] : [[wireName(name, field), value]]
    }),
  )
