/** ApiStart: the guided start of a new business, and its sample data. */
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { Forbidden, Unreadable } from '#kernel/problem.ts'
import { loadSample } from '#start/sample.server.ts'
import { removeSample, type KeptRecord } from '#start/sample-removal.server.ts'
import { dismissGuide, mayDo, readStart, skipStep } from '#start/steps.server.ts'
import { objectBody } from '#wire/body.ts'
import { batchProblems } from '#wire/errors.ts'
import {
  dismissedGuide,
  loadedSample,
  removedSample,
  skippedStep,
  startInfo,
  type SampleAnswer,
  type StartAnswer,
} from '#wire/described/start.ts'
import { isStartStep } from '#wire/start.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { documentProblemFields, listProblemFields } from '../calls/problem-labels.ts'

const skip = async (scope: Scope, { body }: Input): Promise<StartAnswer> => {
  const { step, skipped } = objectBody(body)
  if (!isStartStep(step)) throw new Unreadable('invalid', { label: 'step' })
  if (typeof skipped !== 'boolean') throw new Unreadable('invalid', { label: 'skipped' })
  if (!mayDo(scope, step)) throw new Forbidden()
  await skipStep(scope, step, skipped)
  return readStart(scope)
}

const dismiss = async (scope: Scope, { body }: Input): Promise<StartAnswer> => {
  const { dismissed } = objectBody(body)
  if (typeof dismissed !== 'boolean') throw new Unreadable('invalid', { label: 'dismissed' })
  await dismissGuide(scope, dismissed)
  return readStart(scope)
}

/** The sample touches everything, so no single right is enough. */
const demandAdministrator = ({ user }: Scope): void => {
  if (!user.isAdmin) throw new Forbidden('sampleAdmin')
}

const logSample = (scope: Scope, action: 'create' | 'delete', count: number): Promise<void> =>
  logEvent(scope, {
    functionId: 'Config',
    action,
    summary: translatorFor(scope.language)('sampleLogged', { count: String(count) }),
  })

const load = async (scope: Scope): Promise<SampleAnswer> => {
  demandAdministrator(scope)
  const count = await loadSample(scope)
  await logSample(scope, 'create', count)
  return { Description: 'ok', TotalCount: count, ListItem: [] }
}

const keptRow = (scope: Scope, { id, name, isDocument, number, problems }: KeptRecord) => {
  const translate = translatorFor(scope.language)
  const document = scope.registry.documents.get(name)
  const definition = document ?? scope.registry.lists.get(name)!
  const problemFields =
    isDocument && document ? documentProblemFields(document) : listProblemFields(scope.registry.lists.get(name)!)
  return {
    s_ID: id,
    kindName: translate(definition.label),
    NumberID: number,
    Description: batchProblems(problems, { translate, problemFields }).Description,
  }
}

const remove = async (scope: Scope): Promise<SampleAnswer> => {
  demandAdministrator(scope)
  const { removed, kept } = await removeSample(scope)
  await logSample(scope, 'delete', removed)
  return { Description: 'ok', TotalCount: removed, ListItem: kept.map((one) => keptRow(scope, one)) }
}

export const startCalls: readonly Call[] = [
  answering(startInfo, readStart),
  answering(skippedStep, skip),
  answering(dismissedGuide, dismiss),
  answering(loadedSample, load),
  answering(removedSample, remove),
]
