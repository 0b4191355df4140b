/** All reports, by group. */
import {
  BarChart3,
  Boxes,
  FileText,
  HandCoins,
  Menu as MenuIcon,
  Settings2,
  TrendingUp,
  ShoppingCart,
  Truck,
  Wallet,
} from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { Row, Stack } from '#web/ui/layout.tsx'
import { Link } from '#web/ui/link.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { ReportList, reportsAtHome, useGroups } from '#web/report/report-groups.tsx'
import { nameOf, reportPath } from '#web/menu/report-names.ts'
import style from '#web/report/report.module.css'
import { Button } from '#web/ui/button.tsx'

const PrintSettings = lazy(async () => ({ default: (await import('#web/report/print-settings.tsx')).PrintSettings }))
const icons: Readonly<Record<string, ComponentType<{ size: number }>>> = {
  sales: ShoppingCart,
  purchase: Truck,
  stock: Boxes,
  payable: Wallet,
  receivable: HandCoins,
  invoice: FileText,
  profit: TrendingUp,
}

export const ReportHome = () => {
  const { t, label } = useFormWords()
  const groups = useGroups()
  const [search] = useSearchParams()
  const [list, setList] = useState(false)
  const [settings, setSettings] = useState(false)
  const near = search.get('group')?.split(',') ?? []
  return (
    <Stack gap={16} className="pad-16 scroll">
      <Row gap={8}>
        <Button icon={<MenuIcon size={16} />} onClick={() => setList(true)}>
          {t('reports.list')}
        </Button>
        <Button variant="subtle" icon={<Settings2 size={16} />} onClick={() => setSettings(true)}>
          {t('reports.settings')}
        </Button>
      </Row>
      <div className={style.cards}>
        {groups
          .filter((group) => group.home && reportsAtHome(group.name).length > 0)
          .map(({ name, open }) => {
            const own = reportsAtHome(name)
            const Icon = icons[name] ?? BarChart3
            return (
              <section
                key={name}
                className={style.group}
                data-locked={!open || undefined}
                data-near={near.includes(name) || undefined}
              >
                <h2>
                  <Icon size={18} />
                  {t(`reports.group.${name}`)}
                </h2>
                <ul>
                  {own.map((report) => (
                    <li key={report.name}>
                      {open ? (
                        <Link to={reportPath(report)}>{nameOf(label(report.title))}</Link>
                      ) : (
                        <span>{nameOf(label(report.title))}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
      </div>
      <ReportList opened={list} onClose={() => setList(false)} />
      {settings && (
        <Suspense>
          <PrintSettings onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
