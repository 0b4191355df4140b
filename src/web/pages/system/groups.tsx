/** User groups: list and form; rights are edited on the permission page (contract system §7.3). */
import { ShieldCheck } from 'lucide-react'
import { Link } from '#web/ui/link.tsx'
import type { Fields } from '#model/field.ts'
import { groupFields, groupList, newGroupFields } from '#system/group.ts'
import { emptyValues } from '#web/form/draft/draft.ts'
import { plainRecord, type RecordSubject } from '#web/form/record/record-subject.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ListView } from '../../list/list-view.tsx'
import { rowSubject } from '../../list/subject.ts'
import { RecordPage } from '../record-page.tsx'
import { useOwnerWords } from './words.ts'

const base = '/system/userrole/group'
const paths = { list: '/system/groupuser', create: `${base}/create`, detail: (id: string) => `${base}/detail/${id}` }
export const permissionPath = (group: string): string => `/system/permission?group=${group}`

const subject = rowSubject(groupList, paths, () => import('./groups.tsx'))

const groupOf = (fields: Fields, name: string): RecordSubject => ({
  name,
  module: groupList.module,
  fields,
  ...plainRecord(groupList.module, fields),
  blank: () => ({ ...emptyValues(fields), id: null }),
  right: 'GroupUser',
  may: (flag, may) => may('GroupUser', flag),
  nameOf: (values) => String(values['name'] ?? ''),
  paths,
  listing: subject,
})
const group = groupOf(groupFields, 'group')
const newGroup = groupOf(newGroupFields, 'newGroup')

const RightsLink = ({ id }: { id: string }) => {
  const { o } = useOwnerWords()
  return (
    <Link to={permissionPath(id)} className={buttonClass()}>
      <ShieldCheck size={15} aria-hidden="true" />
      {o('group.permissions')}
    </Link>
  )
}

export const GroupList = () => <ListView subject={subject} view="list" />
export const GroupForm = () => <RecordPage subject={group} tools={({ id }) => id && <RightsLink id={id} />} />
export const NewGroup = () => <RecordPage subject={newGroup} after={permissionPath} />
