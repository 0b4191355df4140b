/** Lập nhanh (quick create): 850 px wide (contract system §10.5). */
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { documentMetas } from '#documents/index.ts'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { loadArea, useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { Popover } from '#web/ui/floating/popover.tsx'

export const QuickCreateList = lazyWhenIdle(
  async () => (await Promise.all([import('./quick-create-list.tsx'), loadArea('opened')]))[0].QuickCreateList,
  () => <Loading />,
)

const WIDTH = 850
/** The document created by the global shortcut. */
const first = documentMetas.find(({ screen }) => screen.firstKey)
export const firstKeyPath = first && `${first.screen.base}/${first.screen.create}`

export const QuickCreate = () => {
  const { t } = useWords()
  const [opened, setOpened] = useState(false)
  const target = (
    <Button
      icon={<Plus size={16} color="var(--accent-text)" />}
      data-tip={t('shell.quick')}
      onClick={() => setOpened(!opened)}
    >
      {t('shell.quick')}
    </Button>
  )
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      target={target}
      label={t('shell.quick')}
      width={WIDTH}
      position="bottom-end"
    >
      <QuickCreateList onGo={() => setOpened(false)} />
    </Popover>
  )
}
