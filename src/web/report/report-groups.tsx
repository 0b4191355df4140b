/** Reports by group: the cards of the home page of reports, and the list that opens next to a report. */
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import { fold } from '#kernel/fold.ts'
import { reportMetas } from '#reports/index.ts'
import type { ReportMeta } from '#model/report.ts'
import type { FunctionId } from '#model/right.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { useRights } from '#web/data/profile.ts'
import { Drawer } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { nameOf, reportPath } from '../menu/report-names.ts'
import style from './report.module.css'

type GroupName = ReportMeta['group']
export const groups: readonly { name: GroupName; right: FunctionId; home: boolean }[] = [
  { name: 'sales', right: 'ReportSales', home: true },
  { name: 'purchase', right: 'ReportPurchase', home: true },
  { name: 'stock', right: 'ReportStock', home: true },
  { name: 'payable', right: 'ReportPayable', home: true },
  { name: 'receivable', right: 'ReportReceivable', home: true },
  { name: 'invoice', right: 'ReportInvoice', home: true },
  { name: 'shipping', right: 'ReportInvoice', home: false },
  { name: 'cod', right: 'ReportInvoice', home: false },
]
const reportsOf = (group: GroupName): ReportMeta[] => reportMetas.filter((report) => report.group === group)
/** The reports shown as cards; some are only in the list. */
export const reportsAtHome = (group: GroupName): ReportMeta[] => reportsOf(group).filter((report) => !report.offHome)
export const ReportList = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t, label } = useFormWords()
  const { may } = useRights()
  const [typed, setTyped] = useState('')
  const wanted = fold(typed.trim())
  const found = groups
    .map((group) => ({
      ...group,
      reports: reportsOf(group.name).filter((report) => fold(label(report.title)).includes(wanted)),
    }))
    .filter((group) => group.reports.length > 0)
  return (
    <Drawer opened={opened} onClose={onClose} side="start" width={300} plain title={t('reports.list')}>
      <div className={style.searchBox}>
        <TextInput
          label={t('reports.find')}
          hideLabel
          placeholder={t('reports.find')}
          left={<Search size={16} aria-hidden="true" />}
          value={typed}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {found.length === 0 && <p className={style.noMatch}>{t('reports.notFound')}</p>}
      {found.map(({ name, right, reports: own }) => (
        <section key={name} className={style.listGroup} data-locked={!may(right, 'R') || undefined}>
          <h3>{t(`reports.group.${name}`)}</h3>
          <ul>
            {own.map((report) => (
              <li key={report.name}>
                {may(report.right, 'R') ? (
                  <Link to={reportPath(report)} onClick={onClose}>
                    {nameOf(label(report.title))}
                  </Link>
                ) : (
                  <span>{nameOf(label(report.title))}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Drawer>
  )
}
