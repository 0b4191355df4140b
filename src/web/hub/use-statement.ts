/**
 * A statement asked for in the address: the report since the account is open, or of this month where nothing is owed,
 * with its print preview. The days then stand in the address, so that Back and a reload show the report without it.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Day } from '#kernel/day.ts'
import { useToday } from '#web/data/profile.ts'
import { previewReport, type Printing } from '#web/report/output.ts'
import { openSince } from './open-since.ts'
import { isStatement } from './place.ts'

export interface StatementOf {
  /** The call that answers since when the account is open; undefined where there are no statements. */
  since: string | undefined
  id: string
}

/** Returns true while the days are not known yet, and a function that takes the result when it is there. */
export const useStatement = ({ since, id }: StatementOf): { isAsking: boolean; show: (made: Printing) => void } => {
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const isWanted = useRef(false)
  const isAsked = since !== undefined && isStatement(query)
  const { data, isError } = useQuery({
    queryKey: ['list', 'hub', since, id],
    enabled: isAsked,
    staleTime: 0,
    queryFn: ({ signal }) => openSince(since!, id, signal),
  })
  const isKnown = data !== undefined || isError
  useEffect(() => {
    if (!isAsked || !isKnown) return
    isWanted.current = true
    setQuery(data ? daysOf(data, today) : { range: 'THISMONTH' }, { replace: true, preventScrollReset: true })
  }, [isAsked, isKnown, data, today, setQuery])
  return {
    isAsking: isAsked,
    show: (made) => {
      if (!isWanted.current || isAsked) return
      isWanted.current = false
      previewReport(made)
    },
  }
}

const daysOf = (from: Day, today: Day): Record<string, string> => ({ from, to: from > today ? from : today })
