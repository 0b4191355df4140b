/** All tasks of help, English; loaded with the first of them. */
import type { HelpText } from '#help/task.ts'

const found = import.meta.glob<HelpText>('../../help/texts/*.ts', { eager: true, query: '?en', import: 'en' })

/** By their path. */
export const texts = found
