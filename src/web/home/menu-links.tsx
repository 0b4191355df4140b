/** Links to the pages of the user's menu, for users who see no figures. */
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { areaIcons } from '#web/menu/area-icons.tsx'
import { useMenu } from '#web/menu/use-menu.ts'
import { Card } from './parts.tsx'
import style from './home.module.css'

/** Areas with daily work; master data is left out. */
const working = new Set(['sales', 'purchase', 'pay', 'stock', 'invoice', 'shipping', 'report'])

export const MenuLinks = () => {
  const { t, label } = useWords()
  const entries = useMenu().flatMap((area) => (working.has(area.id) ? area.entries : []))
  const once = entries.filter((entry, index) => entries.findIndex((one) => one.label === entry.label) === index)
  return (
    once.length > 0 && (
      <Card title={t('home.ways')}>
        <div className={style.quickLinks}>
          {once.map((entry) => {
            const Icon = areaIcons[entry.area]
            return (
              <Link key={entry.path} to={entry.path} className={style.quickLink}>
                <Icon size={16} aria-hidden="true" />
                {label(entry.label)}
              </Link>
            )
          })}
        </div>
      </Card>
    )
  )
}
