/** Problems of a setting beyond what its field description checks. The page and the save use the same rules. */
import { problem, warning, type Problem } from '#kernel/problem.ts'
import { isTaxId, normalTaxId } from '#kernel/tax-id.ts'
import { numberingFields, settings } from './settings.ts'
import type { Numbering, SettingName, Settings } from './standard-settings.ts'

type Rules = { readonly [K in SettingName]?: (value: Settings[K]) => Problem[] }

const within = (
  value: number | null | undefined,
  [least, most]: readonly [number, number],
  otherwise: Problem,
): Problem[] => (typeof value === 'number' && (value < least || value > most) ? [otherwise] : [])

/** A prefix is printed before the digits and used in file names. */
const prefixPattern = /^[\p{L}\p{N}._/-]{0,8}$/u
const numberingProblems = (module: string, { prefix, digits }: Numbering): Problem[] => [
  ...(prefixPattern.test(prefix ?? '')
    ? []
    : [problem(`${module}.prefix`, 'invalid', { label: numberingFields.prefix.label })]),
  ...within(digits, [4, 8], problem(`${module}.digits`, 'outOfRange', { label: numberingFields.digits.label })),
]

/** Paths in these problems are relative to the setting. */
const rules: Rules = {
  MST: (text) => (text === '' || isTaxId(normalTaxId(text)) ? [] : [warning('', 'taxIdCheck')]),
  companyEmail: (text) => (text === '' || /^[^@\s]+@[^@\s]+$/.test(text) ? [] : [problem('', 'emailInvalid')]),
  quoteValidDays: (days) => within(days, [0, 3650], problem('', 'outOfRange')),
  vatPeriods: (periods) =>
    periods.flatMap(({ from, to }, index) =>
      from && to && from > to ? [problem(`${index}.to`, 'invalid', { label: 'setting.vatPeriod.to' })] : [],
    ),
  numbering: (all) => Object.entries(all).flatMap(([module, one]) => numberingProblems(module, one)),
}

/**
 * Problems of one setting, with paths starting at its name. `value` has the type of the setting; null stands for its
 * default.
 */
export const checkSetting = (name: SettingName, value: unknown): Problem[] => {
  const check = rules[name] as ((value: unknown) => Problem[]) | undefined
  if (value === null || value === undefined || !check) return []
  return check(value).map((one) => ({
    ...one,
    at: one.at === '' ? name : `${name}.${one.at}`,
    values: { label: settings[name].field.label, ...one.values },
  }))
}
