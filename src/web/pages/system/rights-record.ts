/** The rights of a group as a record subject. */
import { moduleCall } from '#wire/calls.ts'
import { functionIds, noRight, type FunctionId, type Right, type Rights } from '#model/right.ts'
import { groupList, rightFlags, rightsField } from '#system/group.ts'
import { ofId, type Spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import type { RecordSubject, RecordValues } from '#web/form/record/record-subject.ts'

export type GroupInfo = Spelt<AnswerOf<'api/ApiGroupUser/getInfo'>>

export const rightsOf = ({ permissions }: Pick<GroupInfo, 'permissions'>): Rights =>
  Object.fromEntries(
    permissions.map(({ functionId, R, A, U, D, own }) => [functionId, { R, A, U, D, ...(own && { own }) }]),
  )

/**
 * Only changed rights are sent, because a user may not grant rights they do not have, even if the group has them
 * already.
 */
const changed = (before: Rights, after: Rights): readonly (Right & { FuncID: FunctionId })[] =>
  functionIds.flatMap((id) => {
    const [was, is] = [before[id] ?? noRight, after[id] ?? noRight]
    return rightFlags.some((flag) => was[flag] !== is[flag]) || was.own !== is.own
      ? [{ FuncID: id, ...is, own: is.own === true }]
      : []
  })

export const rightsRecord = (info: GroupInfo): { subject: RecordSubject; start: RecordValues } => {
  const stored = rightsOf(info)
  const start: RecordValues = { id: info.id, version: info.version, rights: stored }
  return {
    start,
    subject: {
      name: 'rights',
      module: groupList.module,
      fields: { rights: rightsField },
      info: `api/${groupList.module}/getInfo`,
      blank: () => start,
      read: () => start,
      send: ({ id, rights }, { version, requestId }) =>
        call(moduleCall(groupList.module, 'UpdateDB'), {
          body: { ...ofId(id), version, requestId, permissions: changed(stored, rights as Rights) },
        }),
      place: (path) => path,
      right: 'GroupUser',
      may: (flag, may) => may('GroupUser', flag),
      nameOf: () => info.name,
      paths: { list: '/system/groupuser', create: '', detail: () => '' },
      listing: null,
    },
  }
}
