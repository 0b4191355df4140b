import { day, ref, text } from '#model/field.ts'
import { nameField } from '../_shared/parts.ts'

/** The fields of a contact, for the list of contacts and for the contacts of a partner. */
export const contactFields = {
  name: nameField('contact.name'),
  contactType: ref('contactType')({ label: 'contact.contactType', wire: 'contactTypeId' }),
  position: text({ label: 'contact.position', max: 250 }),
  phone: text({ label: 'contact.phone', max: 50 }),
  email: text({ label: 'contact.email', max: 254 }),
  birthday: day({ label: 'contact.birthday' }),
}
