/** The forms that can be printed with. */
import { queryOptions } from '@tanstack/react-query'
import { moduleCall } from '#wire/calls.ts'
import { foundRows } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { papers, type FormKind } from './job.ts'
import type { PrintForm } from './paper-form.ts'

const sharedType = 13

/** Letters of reports, which have no number, are named by their delivered form. */
export const letterForms = (code: string): FormKind => ({ xType: sharedType, base: code })

/** The default first. */
export const formsQuery = ({ xType, base }: FormKind) =>
  queryOptions({
    queryKey: ['templates', xType, base],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: async ({ signal }): Promise<PrintForm[]> => {
      const { rows } = foundRows(await call(moduleCall('User', 'LoadListReportTemplate'), { query: { xType }, signal }))
      return rows
        .filter((row) => xType !== sharedType || row['base'] === base)
        .map((row) => ({
          // Choices that were kept name delivered forms by their code, which prints as their id does.
          id: row['base'] === row.code ? row.code : row.id,
          name: row.name,
          isDefault: row['isDefault'] === true,
          size: papers.find((one) => one === row['size']) ?? null,
          speaks: (row['speaks'] ?? []) as PrintForm['speaks'],
        }))
    },
  })
