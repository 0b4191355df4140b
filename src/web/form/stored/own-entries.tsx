/** Actions that only this kind of document has, as entries of its menu or buttons of its bar. */
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useRights } from '#web/data/profile.ts'
import { documentSubject } from '#web/list/subject.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useOwnActions } from '../../list/actions/use-own-actions.ts'
import { fromPage } from '../save/from-page.ts'
import { useRefusal } from './use-refusal.ts'
import { rowOf, type ViewActionProps } from './view-actions.ts'

export interface Entry {
  key: string
  text: string
  icon: ReactNode
  run: () => void
  /** The reason why the action is not possible now. */
  refused?: string | undefined
  danger?: boolean
}

export const useOwnEntries = ({
  definition,
  document,
  base,
  auto,
  onChanged,
}: ViewActionProps): (Entry & { isButton: boolean })[] => {
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const { may } = useRights()
  const refusal = useRefusal({ definition, document, auto })
  const row = rowOf(document)
  return useOwnActions(definition.name, 'view')
    .filter((one) => one.shows(row))
    .map((one) => ({
      key: one.name,
      text: label(one.label),
      icon: <one.icon size={15} />,
      isButton: one.isButton === true,
      refused: (one.needs ?? []).every((pair) => may(...pair)) ? refusal(one.right) : t('noRight'),
      run: () =>
        void one
          .run(documentSubject(definition, base), [row], (path) => void navigate(path, fromPage))
          .then((done) => {
            if (done) onChanged()
          }),
    }))
}
