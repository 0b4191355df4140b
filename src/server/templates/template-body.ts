/** Reads a print template from a request. */
import { round, toNumber, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { isPaperSize } from '#output/page.ts'
import { longestTemplate, templateFields } from '#system/print-template.ts'
import { begin, readEnvelope } from '#wire/body.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { readFields } from '#wire/values.ts'
import type { TemplatePaper } from '../printing/delivered-templates.ts'

/** The values that were sent; empty ones are null. */
export interface SentTemplate extends Partial<TemplatePaper> {
  code?: string | null
  name?: string | null
  xType?: number | null
  base?: string | null
  content?: string | null
  isDefault?: boolean | null
  active?: boolean | null
  note?: string | null
  defaultStores?: readonly string[] | null
}
export interface ReadTemplate {
  id: string | null
  version: number | undefined
  sent: SentTemplate
  problems: Problem[]
}

const { content: _content, ...plainFields } = templateFields

export const templateProblemFields: ProblemFields = {
  fields: templateFields,
  wirePath: (at) => (at === 'code' ? 'Code' : at === 'name' ? 'Name' : at),
}

/** The text keeps its lines, so that problems are told at those its author sees. */
const readContent = (raw: unknown, problems: Problem[]): string | null | undefined => {
  if (raw === undefined) return undefined
  if (raw === null) return null
  const label = templateFields.content.label
  if (typeof raw !== 'string' || raw.includes('\0') || !raw.isWellFormed()) {
    problems.push(problem('content', 'invalid', { label }))
    return undefined
  }
  if (raw.length > longestTemplate) {
    problems.push(problem('content', 'formTooBig'))
    return undefined
  }
  return visibleText(raw)
}

const lengthIn = (value: unknown): number | null =>
  typeof value === 'bigint' ? toNumber(round(value as Decimal, 2)) : null

export const readTemplate = (json: unknown, timeZone: string): ReadTemplate => {
  const { body, context } = begin(json, { timeZone })
  const { id, version } = readEnvelope(body, context)
  const { pageWidth, pageHeight, size, orientation, ...values } = readFields(plainFields, body, context)
  const content = readContent(body['content'], context.problems)
  return {
    id,
    version,
    problems: context.problems,
    sent: {
      ...(values as SentTemplate),
      ...(content !== undefined && { content }),
      ...(size !== undefined && { size: isPaperSize(size) ? size : null }),
      ...(orientation !== undefined && { orientation: orientation === 'landscape' ? 'landscape' : 'portrait' }),
      ...(pageWidth !== undefined && { pageWidth: lengthIn(pageWidth) }),
      ...(pageHeight !== undefined && { pageHeight: lengthIn(pageHeight) }),
    },
  }
}
