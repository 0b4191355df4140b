/** All tasks of help, Vietnamese; loaded with the first of them. */
import type { HelpText } from '#help/task.ts'

const found = import.meta.glob<HelpText>('../../help/texts/*.ts', { eager: true, query: '?vi', import: 'vi' })

/** By their path. */
export const texts = found
