/** Chooses with which earlier period the figures are compared. */
import { Check, GitCompareArrows } from 'lucide-react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'
import { comparisons } from './data/compare.ts'
import style from './report.module.css'
import type { ReportComparison } from './use-comparison.ts'

export const CompareMenu = ({ compared, disabled }: { compared: ReportComparison; disabled: boolean }) => {
  const { t } = useFormWords()
  const { kind, choose } = compared
  return (
    <Menu
      label={t('reports.compare')}
      target={
        <Button
          className={style.iconOnPhone}
          icon={<GitCompareArrows size={16} />}
          pressed={kind !== 'none'}
          disabled={disabled}
        >
          {t('reports.compare')}
        </Button>
      }
    >
      {comparisons.map((one) => (
        <MenuItem key={one} icon={one === kind ? <Check size={16} /> : <span />} onSelect={() => choose(one)}>
          {t(`reports.compare.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
