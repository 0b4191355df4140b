import { useLayoutEffect, useState } from 'react'
import { createPace, type TypingPace } from './pace.ts'

/** The pace of an input whose text is rendered as `typed`. */
export const usePace = (typed: string): TypingPace => {
  const [pace] = useState(createPace)
  useLayoutEffect(() => pace.show(performance.now()), [pace, typed])
  return pace
}
