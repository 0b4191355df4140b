/** The forms of one kind of document, and the way to those of the others. */
import { useQuery } from '@tanstack/react-query'
import { FileDown, FileInput, FileText, Plus } from 'lucide-react'
import { Navigate, useParams } from 'react-router'
import { useTitleName } from '#web/shell/own-title.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loading, PageState, StatusChip } from '#web/ui/parts.tsx'
import { ActionMenu } from './action-menu.tsx'
import { templatesQuery, type TemplateRow } from './calls.ts'
import { askForFile } from './import-dialog.tsx'
import { editPath, firstType, newPath, readType, templateTypes, typePath } from './kinds.ts'
import style from './templates.module.css'
import { exportForms, useTemplateActions } from './use-actions.ts'
import { useTemplateWords } from './words.ts'

export const TemplateList = () => {
  const xType = readType(useParams()['type'])
  return xType === undefined ? <Navigate to={typePath(firstType)} replace /> : <TypePage key={xType} xType={xType} />
}

const TypePage = ({ xType }: { xType: number }) => {
  const { label } = useTemplateWords()
  useTitleName(label(`template.type.${xType}`))
  return (
    <div className={style.page}>
      <Types xType={xType} />
      <Forms xType={xType} />
    </div>
  )
}

const Types = ({ xType }: { xType: number }) => {
  const { w, label } = useTemplateWords()
  return (
    <nav className={style.types} aria-label={w('templates.types')}>
      <ul>
        {templateTypes.map((one) => (
          <li key={one}>
            <Link
              to={typePath(one)}
              aria-current={one === xType ? 'page' : undefined}
              ref={(element) => {
                // On a phone the kinds are in one line, which is wider than the screen.
                if (one === xType) element?.scrollIntoView({ inline: 'center', block: 'nearest' })
              }}
            >
              {label(`template.type.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Forms = ({ xType }: { xType: number }) => {
  const { w } = useTemplateWords()
  const { data, error, refetch } = useQuery(templatesQuery(xType))
  const actions = useTemplateActions()
  return (
    <section className={style.forms} aria-label={w('templates.forms')}>
      <div className="flex wrap gap-8">
        {actions.mayAdd && (
          <Link to={newPath(xType)} className={buttonClass({ variant: 'primary' })}>
            <Plus size={16} aria-hidden="true" />
            <span>{w('templates.create')}</span>
          </Link>
        )}
        {actions.mayAdd && (
          <Button icon={<FileInput size={16} />} onClick={() => void askForFile()}>
            {w('templates.import')}
          </Button>
        )}
        <Button
          icon={<FileDown size={16} />}
          disabled={!data?.length}
          onClick={() => void exportForms((data ?? []).map((row) => row.id))}
        >
          {w('templates.exportAll')}
        </Button>
      </div>
      {error && !data ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <PageState icon={<FileText size={32} />} title={w('templates.noForms')} />
      ) : (
        <ul className={style.cards}>
          {data.map((row) => (
            <li key={row.id}>
              <Card row={row} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Card = ({ row }: { row: TemplateRow }) => {
  const { w } = useTemplateWords()
  const actions = useTemplateActions()
  return (
    <article className={style.card} data-inactive={!row.active || undefined}>
      <div className="flex gap-8 top between">
        <Link to={editPath(row.xType, row.id)} className={style.cardName}>
          {row.name}
        </Link>
        <ActionMenu row={row} actions={actions} />
      </div>
      <p className={style.facts}>{[row.code, row.paper].filter(Boolean).join(' · ')}</p>
      <div className={style.marks}>
        {row.isDefault && <StatusChip tone="ok">{w('templates.isDefault')}</StatusChip>}
        {row.storeNames && (
          <StatusChip tone="teal">{w('templates.isDefaultFor', { stores: row.storeNames })}</StatusChip>
        )}
        <StatusChip tone={row.delivered ? (row.changed ? 'warn' : 'neutral') : 'info'}>
          {row.delivered ? (row.changed ? w('templates.isChanged') : w('templates.isDelivered')) : w('templates.isOwn')}
        </StatusChip>
        {!row.active && <StatusChip tone="bad">{w('templates.isInactive')}</StatusChip>}
      </div>
      {row.note && <p className={style.note}>{row.note}</p>}
    </article>
  )
}
