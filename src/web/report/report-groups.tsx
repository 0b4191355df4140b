/** Reports by group: the cards of the home page of reports, and the list that opens next to a report. */
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import { fold } from '#kernel/fold.ts'
import { reportMetas } from '#reports/index.ts'
import { isOtherForm, rightsOfGroup, type ReportMeta } from '#model/report.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { useRights } from '#web/data/profile.ts'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { nameOf, reportPath } from '../menu/report-names.ts'
import style from './report.module.css'

type GroupName = ReportMeta['group']
/** `closed`: who may not read it is not told of it; the others stand there in grey. */
const groups: readonly { name: GroupName; home: boolean; closed?: true }[] = [
  { name: 'sales', home: true },
  { name: 'purchase', home: true },
  { name: 'stock', home: true },
  { name: 'payable', home: true },
  { name: 'receivable', home: true },
  { name: 'invoice', home: true },
  { name: 'profit', home: true, closed: true },
  { name: 'shipping', home: false },
  { name: 'cod', home: false },
]
/** The groups that a user is shown, and whether he may read them. */
export const useGroups = () => {
  const { may } = useRights()
  return groups.flatMap((group) => {
    const open = rightsOfGroup(group.name).every((right) => may(right, 'R'))
    return open || !group.closed ? [{ ...group, open }] : []
  })
}
const reportsOf = (group: GroupName): ReportMeta[] =>
  reportMetas.filter((report) => report.group === group && !isOtherForm(report))
/** The reports shown as cards; some are only in the list. */
export const reportsAtHome = (group: GroupName): ReportMeta[] => reportsOf(group).filter((report) => !report.offHome)
export const ReportList = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t, label } = useFormWords()
  const shown = useGroups()
  const [typed, setTyped] = useState('')
  const wanted = fold(typed.trim())
  const found = shown
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
      {found.length === 0 && <p className="pad-16 faint">{t('reports.notFound')}</p>}
      {found.map(({ name, open, reports: own }) => (
        <section key={name} className={style.listGroup} data-locked={!open || undefined}>
          <h3>{t(`reports.group.${name}`)}</h3>
          <ul>
            {own.map((report) => (
              <li key={report.name}>
                {open ? (
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
