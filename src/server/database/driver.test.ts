import { expect, test } from 'vitest'
import { demandDriver } from './driver.ts'

test('the installed driver has what the pipeline needs, and another one is named with what it lacks', () => {
  expect(() => demandDriver()).not.toThrow()
  const connection = { stream: {}, parsedStatements: {}, submittedNamedStatements: {} }
  const utils = { prepareValue: () => '' }
  expect(() => demandDriver({ client: { connection }, utils })).not.toThrow()
  expect(() => demandDriver({ client: { connection: { ...connection, parsedStatements: undefined } }, utils })).toThrow(
    'connection.parsedStatements:',
  )
  expect(() => demandDriver({ client: {}, utils: undefined })).toThrow(
    'connection.stream, connection.parsedStatements, connection.submittedNamedStatements, utils.prepareValue:',
  )
})
