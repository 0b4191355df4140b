/** Users: list and form (contract system §7.2). */
import { problem } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { userFields, userList, userNamePattern } from '#system/user.ts'
import { emptyValues } from '#web/form/draft/draft.ts'
import { plainRecord, type RecordSubject } from '#web/form/record/record-subject.ts'
import { ListView } from '../../list/list-view.tsx'
import { rowSubject } from '../../list/subject.ts'
import { RecordPage } from '../record-page.tsx'
import { UserAccess } from './user-access.tsx'

const base = '/system/userrole/user'
const paths = {
  list: `${base}/list`,
  create: `${base}/detail/0`,
  detail: (id: string) => `${base}/detail/${id}`,
}
const subject = rowSubject(userList, paths, () => import('./users.tsx'))

const fields: Fields = userFields
const user: RecordSubject = {
  name: 'user',
  module: userList.module,
  fields,
  sections: [
    {
      label: 'user.account',
      fields: ['userName', 'password', 'group', 'email', 'language', 'isAdmin', 'active', 'lastSignIn'],
    },
    {
      label: 'user.work',
      hint: 'user.workHint',
      fields: ['employee', 'defaultStore', 'defaultCashFund', 'defaultBankFund'],
    },
    { label: 'user.sight', hint: 'user.storesHint', fields: ['stores'] },
  ],
  ...plainRecord(userList.module, fields),
  blank: () => ({ ...emptyValues(fields), active: true, isAdmin: false, language: 'vi', id: null }),
  may: (flag, may) => may('User', flag),
  check: ({ userName }) =>
    typeof userName === 'string' && userName !== '' && !userNamePattern.test(userName)
      ? [problem('userName', 'user.nameInvalid')]
      : [],
  nameOf: ({ userName }) => String(userName ?? ''),
  paths,
  listing: subject,
}

export const UserList = () => <ListView subject={subject} view="list" />
export const UserForm = () => <RecordPage subject={user} tools={({ id }) => id && <UserAccess id={String(id)} />} />
