/** What pages of help are made of. */
import type { FunctionId, RightFlag } from '#model/right.ts'

export const helpGroups = [
  'start',
  'sales',
  'money',
  'purchase',
  'stock',
  'delivery',
  'invoice',
  'report',
  'system',
] as const
type HelpGroup = (typeof helpGroups)[number]

export interface HelpTask {
  id: string
  group: HelpGroup
  /** Any of these rights is enough to do it; without rights everybody may. */
  needs: readonly (readonly [FunctionId, RightFlag])[]
  /** Addresses of pages on which it is the help, each with all that lies below it. */
  at: readonly string[]
}

/** One language of a task. In its lines, `*name*` is a text of the program, `[name](/path)` a page, and a key stands in backticks. */
export interface HelpText {
  title: string
  /** Further words by which people look for it. */
  also: string
  /** What it is good for. */
  intro: string
  steps: readonly string[]
  /** What one should know besides. */
  notes: readonly string[]
}
export type HelpTexts = Readonly<Record<string, HelpText>>
