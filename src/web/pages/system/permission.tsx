/** Rights of a group: the matrix, the unsaved changes, and the users concerned (contract system §7.3). */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Link } from '#web/ui/link.tsx'
import type { FunctionId, Rights } from '#model/right.ts'
import { groupList } from '#system/group.ts'
import { moduleCall } from '#wire/calls.ts'
import { spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { infoQuery, queryClient, useInfo } from '#web/data/queries.ts'
import type { RecordValues } from '#web/form/record/record-subject.ts'
import { InPlaceFoot } from '#web/form/record/in-place-foot.tsx'
import { useInPlaceRecord } from '#web/form/record/in-place-record.ts'
import { useLackedRight } from '#web/data/lacked-right.ts'
import { useRights } from '#web/data/profile.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Matrix } from './matrix.tsx'
import style from './matrix.module.css'
import { changesBetween, type RightChange, takesAway } from './rights.ts'
import { rightsOf, rightsRecord, type GroupInfo } from './rights-record.ts'
import { useOwnerWords } from './words.ts'

const useGroups = () =>
  useQuery({
    queryKey: ['list', groupList.module, 'all'],
    queryFn: async ({ signal }) => spelt(await call(moduleCall(groupList.module, 'getlist'), { signal })),
    meta: { silent: true },
  })

export const PermissionPage = () => {
  const { t, o } = useOwnerWords()
  const { data, error, refetch } = useGroups()
  const [query, setQuery] = useSearchParams()
  const changed = useRef(false)
  const groups = useMemo(
    () =>
      (data?.rows ?? []).map((row) => ({
        value: String(row['id']),
        label: String(row['name']),
        note: String(row['code']),
      })),
    [data],
  )
  const id = groups.find((one) => one.value === query.get('group'))?.value ?? groups[0]?.value ?? ''
  const other = groups.find((one) => one.value === query.get('with') && one.value !== id)?.value ?? null
  const { may } = useRights()
  const choose = async (next: Record<string, string | null>) => {
    if ('group' in next && changed.current && !(await confirmLeave(t))) return
    const all = { group: id, with: other, ...next }
    setQuery({ group: all.group ?? id, ...(all.with && { with: all.with }) }, { replace: true })
  }
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <Stack className="fill-down">
      <div className={style.toolbar} role="toolbar" aria-label={o('group.permissions')}>
        <div>
          <Select
            label={o('permission.group')}
            options={groups}
            value={id}
            onChange={(group) => void choose({ group })}
          />
        </div>
        <div>
          <Select
            label={o('permission.with')}
            placeholder={o('permission.withNone')}
            clearable
            options={groups.filter((one) => one.value !== id)}
            value={other}
            onChange={(next) => void choose({ with: next })}
          />
        </div>
        {may('GroupUser', 'A') && (
          <Link to="/system/userrole/group/create" className={buttonClass()}>
            {o('permission.newGroup')}
          </Link>
        )}
        <p className={style.hint}>{o('permission.keys')}</p>
      </div>
      {id && <GroupRights key={id} id={id} other={other} onChanged={(is) => (changed.current = is)} />}
    </Stack>
  )
}

const confirmLeave = (t: ReturnType<typeof useOwnerWords>['t']): Promise<boolean> =>
  confirm({
    title: t('noticeTitle'),
    message: t('form.leaveChanged'),
    confirmLabel: t('form.leave'),
    cancelLabel: t('form.stayHere'),
  })

interface GroupRightsProps {
  id: string
  other: string | null
  onChanged: (is: boolean) => void
}

const GroupRights = (props: GroupRightsProps) => {
  const { data, error, refetch } = useInfo('ApiGroupUser', props.id)
  const { data: other } = useInfo('ApiGroupUser', props.other)
  if (error && !data) return <NotLoaded error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return <LoadedRights {...props} info={spelt(data)} second={props.other && other ? spelt(other) : null} />
}

const LoadedRights = ({
  id,
  info,
  second,
  onChanged,
}: GroupRightsProps & { info: GroupInfo; second: GroupInfo | null }) => {
  const { t, o } = useOwnerWords()
  const { may } = useRights()
  const lacked = useLackedRight()
  const { subject, start } = useMemo(() => rightsRecord(info), [info])
  const stored = start['rights'] as Rights
  const changesOf = (values: RecordValues) => changesBetween(stored, values['rights'] as Rights)
  const standing = useInPlaceRecord({
    subject,
    start,
    allowed: may('GroupUser', 'U'),
    changes: (values) => changesOf(values).length,
    confirm: (values) => confirmRevoked(changesOf(values), info, { o, t }),
    reload: () => void queryClient.invalidateQueries({ queryKey: infoQuery(groupList.module, id).queryKey }),
    onSaved: () => notifyOk(t('done.updated')),
  })
  const { form } = standing
  const rights = form.values['rights'] as Rights
  const changes = useMemo(() => changesBetween(stored, rights), [stored, rights])
  const locked = !may('GroupUser', 'U') || form.busy
  const isChanged = changes.length > 0
  const report = useEffectEvent(onChanged)
  useEffect(() => {
    report(isChanged)
  }, [isChanged])
  return (
    <>
      <Matrix
        {...{ info, stored, rights, locked }}
        other={second && { name: second.name, rights: rightsOf(second) }}
        onChange={(next) => form.set('rights', next)}
      />
      <InPlaceFoot record={standing} reason={lacked('GroupUser', 'U')} summary={summary(changes, info, o)} />
    </>
  )
}

type O = ReturnType<typeof useOwnerWords>['o']
const summary = (changes: readonly RightChange[], { users }: GroupInfo, o: O): string => {
  if (changes.length === 0) return o('permission.unchanged', { users: users.length })
  const added = changes.filter((one) => !takesAway(one)).length
  return o('permission.count', { n: changes.length, added, taken: changes.length - added, users: users.length })
}

const byFunction = (changes: readonly RightChange[]): [FunctionId, RightChange[]][] => [
  ...Map.groupBy(changes, (one) => one.id),
]

/** Lists the rights that would be revoked and the users who lose them, and asks for confirmation. */
const confirmRevoked = (
  changes: readonly RightChange[],
  { name, users }: GroupInfo,
  words: Pick<ReturnType<typeof useOwnerWords>, 'o' | 't'>,
): Promise<boolean> => {
  const revoked = changes.filter(takesAway)
  if (revoked.length === 0) return Promise.resolve(true)
  const { o, t } = words
  return confirm({
    title: o('permission.takeTitle', { name }),
    confirmLabel: t('web.save'),
    danger: true,
    width: 520,
    message: <RevokedRights changes={changes} taken={revoked} users={users} />,
  })
}

const RevokedRights = ({
  changes,
  taken,
  users,
}: {
  changes: readonly RightChange[]
  taken: readonly RightChange[]
  users: GroupInfo['users']
}) => {
  const { o, label } = useOwnerWords()
  const granted = changes.filter((one) => !takesAway(one))
  const names = users.map(({ employeeName: name, userName }) =>
    name === userName ? userName : `${name} (${userName})`,
  )
  const list = (some: readonly RightChange[], className?: string) => (
    <ul className={[style.list, className].filter(Boolean).join(' ')}>
      {byFunction(some).map(([id, flags]) => (
        <li key={id}>
          {label(`function.${id}`)}: {flags.map((one) => label(`right.${one.flag}`)).join(', ')}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <strong>{o('permission.taken')}</strong>
      {list(taken, style.removed)}
      {granted.length > 0 && (
        <>
          <strong>{o('permission.given')}</strong>
          {list(granted)}
        </>
      )}
      <strong>{o('permission.whom')}</strong>
      <p>{names.length > 0 ? names.join(', ') : o('permission.nobody')}</p>
    </>
  )
}
