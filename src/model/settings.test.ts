import { expect, it } from 'vitest'
import { settings } from './settings.ts'
import { defaultSettings, type SettingName } from './standard-settings.ts'

it('describes each value of the configuration, in its order', () => {
  expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings))
})

it('begins with values that may be chosen', () => {
  const chosen = Object.entries(settings).filter(([, { field }]) => field.choices)
  expect(chosen.length).toBeGreaterThan(5)
  for (const [name, { field }] of chosen)
    expect(
      field.choices?.map(({ value }) => value),
      name,
    ).toContain(defaultSettings[name as SettingName])
})
