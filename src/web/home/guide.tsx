/** First steps for a tenant without documents. */
import { CheckCircle2, Circle } from 'lucide-react'
import { Link } from '#web/ui/link.tsx'
import type { Dashboard } from '#wire/dashboard.ts'
import { useRights } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from './parts.tsx'
import style from './home.module.css'

type Guide = NonNullable<Dashboard['guide']>

export const FirstSteps = ({ guide }: { guide: Guide }) => {
  const { t } = useWords()
  const { may } = useRights()
  const steps = [
    {
      key: 'goods',
      done: guide.products > 0,
      allowed: true,
      to: '/stock/product/detail/0',
      imports: '/stock/product/import',
    },
    { key: 'opening', done: guide.openingStocks > 0, allowed: may('ProductBegin', 'A'), to: '/stock/productbegin' },
    {
      key: 'customers',
      done: guide.customers > 0,
      allowed: may('Customer', 'A'),
      to: '/sales/company/detail/0',
      imports: '/sales/company/import',
    },
    { key: 'bill', done: false, allowed: may('Order', 'A'), to: '/sales/billsales/create' },
  ] as const
  const open = steps.filter((step) => step.allowed)
  const next = open.find((step) => !step.done)
  return (
    <Card title={t('home.start')}>
      <ol className={style.steps}>
        {open.map((step) => (
          <li key={step.key} data-done={step.done || undefined}>
            {step.done ? (
              <CheckCircle2 size={20} role="img" aria-label={t('home.done')} />
            ) : (
              <Circle size={20} aria-hidden="true" />
            )}
            <div className={style.stepText}>
              <strong>{t(`home.start.${step.key}`)}</strong>
              <span>{t(`home.start.${step.key}Text`)}</span>
            </div>
            <div className={style.stepActions}>
              {'imports' in step && !step.done && (
                <Link className={buttonClass()} to={step.imports}>
                  {t('list.import')}
                </Link>
              )}
              <Link className={buttonClass({ variant: step === next ? 'primary' : 'default' })} to={step.to}>
                {t(`home.start.${step.key}Go`)}
              </Link>
            </div>
          </li>
        ))}
      </ol>
      <Link className={style.allSteps} to="/start">
        {t('home.start.all')}
      </Link>
    </Card>
  )
}
