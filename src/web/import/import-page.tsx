/**
 * Imports records from an Excel file: choose the file, match its columns and preview, import (contract master-data
 * §16).
 */
import { useLocation, useNavigate } from 'react-router'
import type { AnyDocument } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { CheckTable } from '#web/import/check-table.tsx'
import { ChooseFile } from '#web/import/choose-file.tsx'
import { Decisions } from '#web/import/decisions.tsx'
import style from '#web/import/import.module.css'
import { MatchColumns } from '#web/import/match-columns.tsx'
import { ResultLine } from '#web/import/result-line.tsx'
import { startWayOf } from '#web/data/start-way.ts'
import { useImport, type Narrow } from '#web/import/use-import.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { BusyOverlay } from '#web/ui/parts.tsx'

const nothing = { failures: [], notes: [] }

export interface ImportPageProps {
  definition: AnyDocument | AnyList
  back: string
  /** What the page shows of the list. */
  narrow?: Narrow | undefined
}

/** One that was opened from the guided start leads back to it. */
export const ImportPage = ({ definition, back, narrow }: ImportPageProps) => {
  const { t } = useFormWords()
  const navigate = useNavigate()
  const startWay = startWayOf(useLocation().search)
  return (
    <ImportSteps
      definition={definition}
      narrow={narrow}
      isStart={startWay !== null}
      finishLabel={t(startWay ? 'importing.finishStart' : 'importing.finish')}
      onFinish={() => void navigate(startWay ?? back)}
    />
  )
}

export interface ImportStepsProps extends Pick<ImportPageProps, 'definition' | 'narrow'> {
  /** A new business has nothing yet: what a file names is made, unless somebody says no. */
  isStart?: boolean
  /** What the button that leads back says; default: to the list. */
  finishLabel?: string
  onFinish: () => void
}

/** The steps of an import, used on the page and in the drawer. */
export const ImportSteps = ({ definition, narrow, isStart = false, finishLabel, onFinish }: ImportStepsProps) => {
  const { t } = useFormWords()
  const state = useImport(definition, narrow, { createsMissing: isStart })
  const { step, file, checked, done, busy } = state
  const told = done ?? checked ?? nothing
  const { good, bad } = state.counts
  const steps = [t('importing.choose'), t('importing.check'), t('importing.run')]
  return (
    <Stack className="fill-down">
      <ol className={style.steps} aria-label={t('importing.steps')}>
        {steps.map((name, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
            <span>{index + 1}</span>
            {name}
          </li>
        ))}
      </ol>
      <div className={style.body}>
        {step === 0 && <ChooseFile state={state} />}
        {step === 1 && <MatchColumns state={state} />}
        {step === 1 && checked && <Decisions state={state} />}
        {step === 1 && checked && <CheckTable answer={checked} fileName={file?.name ?? ''} />}
        {step === 2 && done && <ResultLine answer={done} title={state.content?.carry?.title} />}
        {busy && <BusyOverlay>{step === 0 ? t('importing.checking') : t('web.processing')}</BusyOverlay>}
      </div>
      <footer className={style.footer}>
        {step === 1 && <Button onClick={state.restart}>{t('importing.back')}</Button>}
        {told.failures.length + told.notes.length > 0 && (
          <Button
            onClick={() => {
              void state.saveErrors()
            }}
          >
            {t(told.failures.length > 0 ? 'importing.errors' : 'importing.notes')}
          </Button>
        )}
        <span className="grow" />
        {step === 1 && checked && (
          <Button
            variant="primary"
            disabled={busy || !state.isReady || good === 0}
            onClick={() => {
              void state.run()
            }}
          >
            {good > 0 && bad > 0 ? t('importing.runGood', { n: good, bad }) : t('importing.run')}
          </Button>
        )}
        {step === 2 && (
          <>
            <Button onClick={state.restart}>{t('importing.again')}</Button>
            <Button variant="primary" onClick={onFinish}>
              {finishLabel ?? t('importing.finish')}
            </Button>
          </>
        )}
      </footer>
    </Stack>
  )
}
