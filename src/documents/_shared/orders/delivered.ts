/**
 * Where the goods of a customer go: the address as text, as it was on that day, and beside it the place it lies in, for
 * what is calculated by place. The text is what people read and what is printed; a place that is renamed or converted
 * later does not change it.
 */
import type { Id } from '#kernel/brand.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { agreed } from './becomes.ts'
import { object, ref } from '../fields.ts'

type Values = Readonly<Record<string, unknown>>

const customerOf = ({ partner }: Values, { refs }: RuleContext) => refs.get('partner', partner as Id<'partner'> | null)

/** Goods go to the second address of a customer who has one, otherwise to the first (contract documents §13). */
export const deliveryAddressOf = (values: Values, context: RuleContext): string | null => {
  const customer = customerOf(values, context)
  return customer?.address2 || customer?.printedAddress || null
}

/** Of a customer without a second address the place is known, as long as the text is his. */
const placeOf =
  (level: 'province' | 'district' | 'village', textOf: (values: Values) => unknown) =>
  (values: Values, context: RuleContext): string | null => {
    const customer = customerOf(values, context)
    const isHis = customer && !customer.address2 && customer.printedAddress === textOf(values)
    return isHis ? (customer[level] ?? null) : null
  }

/** The parts of an object that say where an address lies; `textOf` finds its text among the values of the head. */
export const placeParts = (textOf: (values: Values) => unknown) => ({
  province: ref('province')({
    label: 'province',
    wire: 'provinceId',
    place: 'hidden',
    proposed: { from: ['partner'], value: placeOf('province', textOf) },
  }),
  district: ref('district')({
    label: 'district',
    wire: 'districtId',
    place: 'hidden',
    proposed: { from: ['partner'], value: placeOf('district', textOf) },
  }),
  village: ref('village')({
    label: 'village',
    wire: 'villageId',
    place: 'hidden',
    proposed: { from: ['partner'], value: placeOf('village', textOf) },
  }),
})

/** No place. */
export const nowhere = { province: null, district: null, village: null }

/** The place of an address that is a field of the head. */
export const placeOfText = <L extends string>(text: string, label: L) =>
  object(placeParts((values) => values[text]))({
    label,
    becomes: agreed,
    address: { input: 'village', text },
  })
