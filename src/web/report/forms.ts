/** Going from one form of a report to another: the conditions go along, and the group one was looking at. */
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyReport, ReportMeta } from '#model/report.ts'
import { reportMetas } from '#reports/index.ts'
import { reportPath } from '../menu/report-names.ts'
import { toSearch, type ConditionValues } from './data/conditions.ts'

/** All forms of the report that it is a form of, in the order of the registry. */
export const formsOf = ({ formOf }: Pick<ReportMeta, 'formOf'>): readonly ReportMeta[] =>
  formOf ? reportMetas.filter((other) => other.formOf === formOf) : []

/** What the page of another form begins with. */
interface Handed {
  panel?: boolean | undefined
  /** The group to show. */
  shown?: string | undefined
}
const handedIn = (state: unknown): Handed =>
  typeof state === 'object' && state !== null && 'form' in state ? (state.form as Handed) : {}

export interface Forms {
  handed: Handed
  go: (name: string, asking: ConditionValues, handed?: Handed) => void
}
export const useForms = (report: AnyReport): Forms => {
  const { state } = useLocation()
  // Running the report gives the page another address, without what was handed over.
  const [handed] = useState(() => handedIn(state))
  const navigate = useNavigate()
  const go = (name: string, asking: ConditionValues, form: Handed = {}): void => {
    const path = `${reportPath({ name })}?${toSearch(report, asking).toString()}`
    void navigate(path, { state: { form } })
  }
  return { handed, go }
}
