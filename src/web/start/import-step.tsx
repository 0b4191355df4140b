/** An import that leads back to the start. */
import { ImportPage, type ImportPageProps } from '#web/import/import-page.tsx'
import { useStartWords } from './words.ts'

export const ImportStep = (props: Pick<ImportPageProps, 'definition' | 'back'>) => {
  const { s } = useStartWords()
  return <ImportPage {...props} finishLabel={s('start.back')} />
}
