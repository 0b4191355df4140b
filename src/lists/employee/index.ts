import { zero } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import { choice, day, flag, money, ref, text } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, checkEmail, codeColumn, filled, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

export const sexes = [
  { value: 0, label: 'sex.unknown' },
  { value: 1, label: 'sex.male' },
  { value: 2, label: 'sex.female' },
] as const

/** Nhân viên. */
export const employee = defineList({
  ...meta,
  table: 'employee',
  fields: {
    department: ref('department')({ label: 'employee.department', wire: 'departmentId' }),
    position: ref('position')({ label: 'employee.position', wire: 'positionId' }),
    phone: text({ label: 'employee.phone', max: 50 }),
    email: text({ label: 'employee.email', max: 254 }),
    sex: choice()({ label: 'employee.sex', choices: sexes }),
    birthday: day({ label: 'employee.birthday' }),
    address: text({ label: 'employee.address', max: 500 }),
    idNumber: text({ label: 'employee.idNumber', max: 12 }),
    startDate: day({ label: 'employee.startDate', place: 'more' }),
    bankName: text({ label: 'employee.bankName', max: 250, place: 'more' }),
    bankAccount: text({ label: 'employee.bankAccount', max: 50, place: 'more' }),
    salary: money({ label: 'employee.salary', wage: true, place: 'more' }),
    offWork: flag({ label: 'employee.offWork', place: 'more' }),
    offWorkDate: day({ label: 'employee.offWorkDate', place: 'more' }),
  },
  codePrefix: 'NV',
  columns: [
    codeColumn,
    nameColumn,
    {
      key: 'departmentName',
      kind: 'text',
      label: 'employee.department',
      from: { ref: 'department', column: 'name' },
      width: 150,
    },
    {
      key: 'positionName',
      kind: 'text',
      label: 'employee.position',
      from: { ref: 'position', column: 'name' },
      width: 150,
    },
    { key: 'phone', kind: 'text', label: 'employee.phone', from: 'own', width: 130 },
    { key: 'email', kind: 'text', label: 'employee.email', from: 'own', width: 200 },
    { key: 'offWork', kind: 'flag', label: 'employee.offWork', from: 'own', width: 110 },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name', 'email'], codes: ['phone'] },
  filters: {
    departmentId: { field: 'department', of: 'department', label: 'employee.department' },
    positionId: { field: 'position', of: 'position', label: 'employee.position' },
    offWork: {
      field: 'offWork',
      standard: 'false',
      label: 'employee.offWork',
      choices: [
        { value: 'true', label: 'value.yes' },
        { value: 'false', label: 'value.no' },
      ],
    },
  },
  bulk: ['department', 'position', 'offWork', 'active'],
  stoppedBy: 'offWork',
  rules: ['offWork'],
  lookup: { note: 'position.name', group: 'department', order: 'name', short: true },
  compute: (draft) => filled(draft, { sex: 0, offWork: false }),
  check: (draft, _, today) => [
    ...checkEmail(draft.email),
    ...(draft.birthday && draft.birthday >= today ? [problem('birthday', 'invalid')] : []),
    ...(draft.salary !== null && draft.salary < zero ? [problem('salary', 'mustNotBeNegative')] : []),
  ],
})
