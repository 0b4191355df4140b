/** Users who can sign in (contract system §7.2). */
import { choice, flag, moment, ref, refs, secret, text, type Fields } from '#model/field.ts'
import type { RowFilter, RowList } from '#model/row-list.ts'

export const userFields = {
  userName: text({ label: 'user.userName', wire: 'UserName', max: 50, required: true }),
  employee: ref('employee')({ label: 'user.employee', wire: 'employeeId' }),
  group: ref('userGroup')({ label: 'user.group', wire: 'groupId', required: true }),
  email: text({ label: 'user.email', max: 254, required: true, missing: 'emailRequired' }),
  isAdmin: flag({ label: 'user.isAdmin' }),
  defaultStore: ref('store')({ label: 'user.defaultStore', wire: 'defaultStoreId' }),
  defaultCashFund: ref('fund')({ label: 'user.defaultCashFund', wire: 'defaultCashFundId', narrow: { kind: 'cash' } }),
  defaultBankFund: ref('fund')({ label: 'user.defaultBankFund', wire: 'defaultBankFundId', narrow: { kind: 'bank' } }),
  stores: refs('store')({ label: 'user.stores', wire: 'storeIds' }),
  active: flag({ label: 'user.active' }),
  language: choice<string>()({
    label: 'user.language',
    required: true,
    choices: [
      { value: 'vi', label: 'language.vi' },
      { value: 'en', label: 'language.en' },
    ],
  }),
  password: secret({ label: 'user.password', requiredWhen: { field: 'id', is: null } }),
  lastSignIn: moment({ label: 'user.lastSignIn' }),
} satisfies Fields

const yesNo = [
  { value: 'True', label: 'event.yes' },
  { value: 'False', label: 'event.no' },
]
/** A filter by active or inactive. */
const activeFilter = (label: string): RowFilter => ({ wire: 'active', label, choices: yesNo })

export const userList: RowList = {
  module: 'ApiListUser',
  list: 'getlist',
  right: 'User',
  label: 'function.User',
  listTitle: 'user.list',
  columns: [
    { key: 'userName', kind: 'text', label: 'user.userName', wire: 'UserName', width: 160 },
    { key: 'employeeName', kind: 'text', label: 'user.displayName', wire: 'EmpName', width: 200 },
    { key: 'groupName', kind: 'text', label: 'user.group', wire: 'GroupName', width: 160, groups: true },
    { key: 'email', kind: 'text', label: 'user.email', width: 220 },
    { key: 'active', kind: 'flag', label: 'user.active', width: 110 },
    { key: 'lastSignIn', kind: 'moment', label: 'user.lastSignIn', width: 150 },
    { key: 'secondFactor', kind: 'flag', label: 'user.secondFactor', width: 150 },
  ],
  filters: [{ wire: 'groupId', label: 'user.group', of: 'userGroup' }, activeFilter('user.active')],
  nameField: 'UserName',
  dated: false,
}

/** Valid user names. */
export const userNamePattern = /^[A-Za-z0-9._@-]{3,50}$/
