/** The paper that the business prints its bills on: the form made for it becomes the usual one. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moduleCall } from '#wire/calls.ts'
import { isSaved } from '#wire/envelope.ts'
import { ofId, spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { queryClient, reportFailure } from '#web/data/queries.ts'
import { Segments } from '#web/ui/fields/field.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { noChoice, storeChoice } from './choice.ts'
import { formsQuery } from './forms.ts'
import type { FormKind, Paper } from './job.ts'
import { choiceForPaper } from './paper-form.ts'

/** What shops have: sheets, and the rolls of a till. */
const usual = ['A4', 'A5', 'K80', 'K58'] as const satisfies readonly Paper[]

interface BillPaperProps {
  label: string
  /** Of which documents; `kind` is what their prints are called. */
  forms: FormKind
  kind: string
  /** False: nobody chose yet, so none stands there as chosen. */
  isChosen: boolean
  onStored: () => void
}

export const BillPaper = ({ label, forms: of, kind, isChosen, onStored }: BillPaperProps) => {
  const { data: forms = [] } = useQuery(formsQuery(of))
  const [chosen, setChosen] = useState<Paper | null>(null)
  const now = chosen ?? ((isChosen && forms.find(({ isDefault }) => isDefault)?.size) || '')
  const store = async (paper: Paper) => {
    const { template } = choiceForPaper(forms, noChoice, paper)
    const id = template || forms.find(({ isDefault }) => isDefault)?.id
    if (!id) return
    setChosen(paper)
    try {
      // Forms that are chosen are named by their codes.
      const stored = spelt(await call(moduleCall('ApiPrintTemplate', 'getInfo'), { query: ofId(id) }))
      const answer = await call(moduleCall('ApiPrintTemplate', 'UpdateDB'), {
        body: { ...ofId(stored['id']), isDefault: true, size: paper },
        requestId: true,
      })
      if (!isSaved(answer)) {
        notifyError(answer.Description)
        return
      }
      // What this browser printed on last gives way.
      storeChoice({ kind }, noChoice)
      await queryClient.invalidateQueries({ queryKey: ['templates'] })
      onStored()
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setChosen(null)
    }
  }
  return (
    <Segments
      label={label}
      options={usual.map((paper) => ({ value: paper, label: paper }))}
      value={now}
      onChange={(paper) => void store(paper as Paper)}
    />
  )
}
