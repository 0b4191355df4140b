/** A price level from the side of one customer: which level he has, and what he pays by it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RecordPageProps } from '#web/form/record/own-page.ts'
import { listCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { useLackedRight } from '#web/data/lacked-right.ts'
import { infoQuery, invalidateModule } from '#web/data/queries.ts'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import form from '#web/form/form.module.css'
import { listNamed, loadedList, lookupPath } from '#web/pickers/registry.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { useLookup } from '#web/data/lookups.ts'
import { noEdits } from './level-edits.ts'
import { LevelRows } from './level-rows.web.tsx'

interface Customer {
  id: string
  name: string
  level: string | null
}

export const CustomerSide = ({ definition }: RecordPageProps & { levelId: string }) => {
  const { t, label } = useFormWords()
  const reason = useLackedRight()('Customer', 'U')
  const client = useQueryClient()
  const [cache] = useState(() => createRefCache())
  const scope = useMemo(() => ({ cache, narrow: () => ({}) }), [cache])
  const [customer, setCustomer] = useState<Customer | null>(null)
  const [busy, setBusy] = useState(false)
  const partner = listNamed('partner')!
  const { rows: levels } = useLookup({ path: lookupPath(definition), pageSize: 1000 })
  // Lists of customers may be older than the last change of a level; those who may not read customers have only these.
  const { data: info } = useQuery({
    ...infoQuery(partner.wire.module, customer?.id ?? ''),
    enabled: customer !== null,
    meta: { silent: true },
  })
  const levelId = (info ? (info['priceLevelId'] as string | null) : customer?.level) || null
  const level = levels.find((one) => one.id === levelId)
  const move = async (to: string | null) => {
    if (!customer) return
    setBusy(true)
    try {
      const body = [{ s_ID: customer.id, priceLevelId: to }]
      const { ListItem } = await call(listCall(loadedList('partner')!, 'UpdateList'), { body })
      if (ListItem[0]) {
        notifyError(ListItem[0].Description)
        return
      }
      setCustomer({ ...customer, level: to })
      notifyOk(t('done.updated'))
      await Promise.all([
        invalidateModule(partner.wire.module),
        client.invalidateQueries({ queryKey: ['record', definition.wire.module] }),
      ])
    } catch (error) {
      notifyError((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={form.scroll}>
      <section className={classNames(form.card, form.header)} aria-label={label('partnerType.customer')}>
        <div className={form.grid}>
          <RefPicker
            label={label('partnerType.customer')}
            path={lookupPath(partner)}
            narrow={{ objType: 'kh' }}
            autoFocus
            value={customer}
            onPick={(row) =>
              setCustomer(
                row && { id: row.id, name: row.name, level: (row['priceLevelId'] as string | undefined) || null },
              )
            }
          />
          <RefPicker
            label={label('partner.priceLevel')}
            path={lookupPath(definition)}
            clearable
            disabled={customer === null || busy || reason !== undefined}
            value={level ? { id: level.id, name: level.name } : null}
            onPick={(row) => void move(row?.id ?? null)}
          />
        </div>
        {customer !== null && reason && <p className="muted">{reason}</p>}
        {customer === null && <p className="muted">{label('prices.chooseCustomer')}</p>}
        {customer && !levelId && <p className="muted">{label('prices.noLevel')}</p>}
      </section>
      {levelId && (
        <FormScopeProvider scope={scope}>
          <LevelRows key={levelId} level={levelId} edits={noEdits} locked />
        </FormScopeProvider>
      )}
    </div>
  )
}
