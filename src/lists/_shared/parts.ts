/** Parts that several lists include. */
import { problem, type Problem } from '#kernel/problem.ts'
import { text, type Choice } from '#model/field.ts'
import type { MasterColumn } from '#model/list.ts'

export const codeField = (label: string) => text({ label, wire: 'Code', max: 50, missing: 'noCode' })
export const nameField = (label: string) => text({ label, wire: 'Name', max: 250, required: true, missing: 'noName' })

export const codeColumn: MasterColumn = {
  key: 'code',
  kind: 'code',
  label: 'record.code',
  wire: 'Code',
  from: 'head',
  width: 120,
}
export const nameColumn: MasterColumn = {
  key: 'name',
  kind: 'text',
  label: 'record.name',
  wire: 'Name',
  from: 'head',
  width: 260,
}
export const activeColumn: MasterColumn = {
  key: 'active',
  kind: 'flag',
  label: 'record.active',
  from: 'head',
  width: 110,
}
export const noteColumn: MasterColumn = {
  key: 'note',
  kind: 'text',
  label: 'record.note',
  from: 'head',
  width: 220,
  hidden: true,
}

export const partnerTypes = [
  { value: 1, label: 'partnerType.customer' },
  { value: 2, label: 'partnerType.supplier' },
  { value: 3, label: 'partnerType.both' },
] as const satisfies readonly Choice[]

/** `kh` are customers, `ncc` suppliers; a partner that is both matches either. */
export const objType = {
  computed: true,
  isClosed: true,
  label: 'partner.partnerType',
  refusal: { kh: 'wrongPartnerKind.customer', ncc: 'wrongPartnerKind.supplier' },
  choices: [
    { value: 'kh', label: 'partnerType.customer' },
    { value: 'ncc', label: 'partnerType.supplier' },
  ],
} as const

/** Replaces empty values by the given defaults. */
export const filled = <D extends object>(draft: D, standard: { [K in keyof D]?: D[K] }): D => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(standard).filter(
      ([name]) =>
        (draft as Record<string, unknown>)[name] === null || (draft as Record<string, unknown>)[name] === undefined,
    ),
  ),
})

/** Requires one `@` with text on both sides (contract README §14). */
export const checkEmail = (email: string | null, at = 'email'): Problem[] =>
  email === null || /^[^@\s]+@[^@\s]+$/.test(email) ? [] : [problem(at, 'emailInvalid')]

export const checkRange = (value: number | null, at: string, [least, most]: readonly [number, number]): Problem[] =>
  value !== null && (value < least || value > most) ? [problem(at, 'outOfRange')] : []
