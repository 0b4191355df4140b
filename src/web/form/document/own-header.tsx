/** The header of a form that chooses its main fields itself: typed in while it is written, told when it is read. */
import { Suspense, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useStore } from '#web/ui/store.ts'
import type { PlacedField } from '#web/form/draft/layout.ts'
import { useFormModel } from '#web/form/draft/model.ts'
import { ReadHead } from '#web/form/fields/lazy-stored.ts'
import { useFormWords } from '#web/words/form-words.ts'
import style from '#web/form/form.module.css'
import { More, useEnterMoves, useFirstField } from './header-fields.tsx'

export interface OwnHeaderProps {
  fields: readonly PlacedField[]
  /** Whether the cursor begins in the first field; otherwise where the form puts it. */
  beginsHere?: boolean
  /** The inputs of the fields. */
  children: ReactNode
}

const TypedHead = ({ fields, beginsHere, children }: OwnHeaderProps) => {
  const { definition, header } = useFormModel()
  const { t } = useFormWords()
  const onKeyDown = useEnterMoves()
  const section = useFirstField(fields, beginsHere)
  return (
    <section
      ref={section}
      className={classNames(style.card, style.header)}
      aria-label={t('form.head')}
      onKeyDown={onKeyDown}
    >
      <div className={style.headerGrid}>{children}</div>
      <More fields={header.more} family={definition.name} />
    </section>
  )
}

export const OwnHeader = (props: OwnHeaderProps) => {
  const { reading, header } = useFormModel()
  return useStore(reading) ? (
    <Suspense>
      <ReadHead main={props.fields} more={header.more} />
    </Suspense>
  ) : (
    <TypedHead {...props} />
  )
}
