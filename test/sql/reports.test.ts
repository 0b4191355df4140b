/** The SQL of every report as it is sent, once without and once with all conditions: a change of it is seen in review. */
import { expect, it } from 'vitest'
import { askedReports } from '../support/recorded-reports.ts'

it.each(askedReports)('$name, asked for $much', async ({ statements }) => {
  const sent = await statements()
  expect(sent.map(({ text }) => text).join('\n;\n')).toMatchSnapshot()
})
