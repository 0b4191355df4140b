/** Chooses the visible columns and what happens when the same goods are added again. */
import { useState } from 'react'
import { layoutOf } from '#model/document.ts'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { isSoundOn, setSoundOn } from '../../pickers/scan-sound.ts'
import { goTo } from '../draft/cursor.ts'
import style from '../form.module.css'
import { marginsShown, sameGoods, setHiddenColumns, setMarginsShown, setSameGoods } from './line-settings.ts'
import { useFormModel } from '../draft/store/model.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useWatch } from '../../ui/base/use-watch.ts'

export const LineSettingsPanel = () => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const shown = useWatch(model.shown, (state) => state)
  const [same, setSame] = useState(sameGoods())
  const areMarginsShown = useStore(marginsShown)
  const [sound, setSound] = useState(isSoundOn())
  const toggle = (name: string) => {
    const next = model.columns.filter((column) =>
      column.name === name ? !shown.includes(column) : shown.includes(column),
    )
    model.shown.set(next)
    setHiddenColumns(
      layoutOf(model.definition, model.other).lines.family,
      model.columns.filter((column) => !next.includes(column)).map((column) => column.name),
    )
    goTo(model, { row: model.cursor.get().row, column: next[0]!.name })
  }
  return (
    <div className={style.settings}>
      <h2>{t('form.columns')}</h2>
      {model.columns.map((column) => (
        <Checkbox
          key={column.name}
          label={label(column.label)}
          checked={shown.includes(column)}
          disabled={column.field.required || column.grows}
          onChange={() => toggle(column.name)}
        />
      ))}
      {model.tellsProfit && (
        <Checkbox
          label={t('form.lineMargins')}
          checked={areMarginsShown}
          onChange={(event) => setMarginsShown(event.currentTarget.checked)}
        />
      )}
      {model.goods && (
        <>
          <h2>{t('form.sameGoods')}</h2>
          <Checkbox
            label={t('form.sameAdds')}
            checked={same === 'add'}
            onChange={(event) => {
              const next = event.currentTarget.checked ? 'add' : 'newLine'
              setSame(next)
              setSameGoods(next)
            }}
          />
          <Checkbox
            label={t('form.scanSound')}
            checked={sound}
            onChange={(event) => {
              setSound(event.currentTarget.checked)
              setSoundOn(event.currentTarget.checked)
            }}
          />
        </>
      )}
    </div>
  )
}
