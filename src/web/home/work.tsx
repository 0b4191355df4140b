/** What a storekeeper has to do: goods that come and go, what is short, counts under way, drafts. */
import { useEffect } from 'react'
import { attention, LOOKED_AT_MS, renewAttention } from '#web/data/attention.ts'
import { nameOf } from '#web/data/attention-known.ts'
import { useAttentionText } from '#web/menu/attention-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { WaitingRows } from '#web/ui/waiting-rows.tsx'
import { useWords } from '#web/words/words.ts'
import { Card, Skeletons, Tile } from './parts.tsx'
import { storeTiles } from './roles.ts'
import { useMoney } from './tile-texts.ts'
import style from './home.module.css'

export const StoreWork = () => {
  const { t } = useWords()
  const text = useAttentionText()
  const number = useMoney()
  const { items, at, failed } = useStore(attention)
  useEffect(() => renewAttention(LOOKED_AT_MS), [])
  if (failed && at === 0)
    return (
      <Card title={t('home.work')}>
        <p role="alert">
          {t('attention.failed')} <Button onClick={() => renewAttention(0)}>{t('web.retry')}</Button>
        </p>
      </Card>
    )
  if (at === 0) return <Skeletons tiles={4} layout={{ 'data-four': true }} cards={[]} />
  const tiles = storeTiles.flatMap((key) => items.filter((one) => one.key === key))
  const rest = items.filter((one) => !tiles.includes(one) && one.key !== 'oldDrafts' && one.count > 0)
  return (
    <div className={style.figures}>
      {tiles.length > 0 && (
        <div className={style.tiles} data-four>
          {tiles.map((one) => (
            <Tile
              key={one.key}
              name={text(one)}
              value={number(one.count)}
              to={one.route}
              tone={one.late && one.count > 0 ? 'bad' : undefined}
            />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <Card title={t('home.todo')}>
          <WaitingRows
            rows={rest.map((one) => ({
              key: nameOf(one),
              text: text(one),
              count: one.count,
              to: one.route,
              isLate: one.late,
            }))}
          />
        </Card>
      )}
    </div>
  )
}
