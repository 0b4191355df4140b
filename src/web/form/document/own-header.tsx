/** The header of a form that chooses its main fields itself: typed in while it is written, told when it is read. */
import type { ReactNode } from 'react'
import { useStore } from '#web/ui/base/store.ts'
import type { PlacedField } from '#web/form/draft/layout.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { ReadHead } from '#web/form/fields/lazy-stored.ts'
import { HeadSection, useFirstField } from './header-fields.tsx'

export interface OwnHeaderProps {
  fields: readonly PlacedField[]
  /** True if the cursor begins in the first field; otherwise where the form puts it. */
  beginsHere?: boolean
  /** The inputs of the fields. */
  children: ReactNode
}

const TypedHead = ({ fields, beginsHere, children }: OwnHeaderProps) => {
  const { header } = useFormModel()
  const section = useFirstField(fields, beginsHere)
  return (
    <HeadSection section={section} more={header.more}>
      {children}
    </HeadSection>
  )
}

export const OwnHeader = (props: OwnHeaderProps) => {
  const { reading, header } = useFormModel()
  return useStore(reading) ? <ReadHead main={props.fields} more={header.more} /> : <TypedHead {...props} />
}
