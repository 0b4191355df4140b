/** Users: list and form (contract system §7.2). */
import { useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { problem } from '#kernel/problem.ts'
import { flag, type Fields } from '#model/field.ts'
import { userFields, userList, userNamePattern } from '#system/user.ts'
import { batchOutcome } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { reportFailure } from '#web/data/queries.ts'
import { emptyValues } from '#web/form/draft/draft.ts'
import { plainRecord, type RecordSubject } from '#web/form/record/record-subject.ts'
import { mailStatusQuery } from '#web/mail/letters.ts'
import { useMailWords, type MailTranslate } from '#web/mail/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showMessage } from '#web/ui/floating/confirm.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
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
/** A new user is given a password, or a letter in which to choose one. */
const newFields: Fields = {
  ...fields,
  invite: flag({ label: 'mail.inviteNew' }),
  password: { ...userFields.password, requiredWhen: { field: 'invite', is: false } },
}
const accountFields = ['userName', 'password', 'group', 'email', 'language', 'isAdmin', 'active', 'lastSignIn']
const user: RecordSubject = {
  name: 'user',
  module: userList.module,
  fields,
  sections: [
    {
      label: 'user.account',
      fields: accountFields,
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
  right: 'User',
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
const newUser: RecordSubject = {
  ...user,
  fields: newFields,
  sections: user.sections!.map((section) =>
    section.fields === accountFields ? { ...section, fields: accountFields.toSpliced(1, 0, 'invite') } : section,
  ),
  ...plainRecord(userList.module, newFields),
  blank: (settings) => ({ ...user.blank(settings), invite: false }),
}

export const UserForm = () => (
  <RecordPage
    subject={useParams()['id'] === '0' ? newUser : user}
    tools={({ id, active, email }) =>
      id && (
        <>
          {active === true && <InviteButton id={id} email={String(email ?? '')} />}
          <UserAccess id={id} />
        </>
      )
    }
  />
)

/** Sends a letter with a link to choose a password. */
const InviteButton = ({ id, email }: { id: string; email: string }) => {
  const { m } = useMailWords()
  const { may } = useRights()
  const { data } = useQuery(mailStatusQuery)
  const [busy, setBusy] = useState(false)
  if (!may('User', 'U')) return null
  const invite = async () => {
    if (data?.trouble !== undefined) return notifyError(data.trouble)
    if (data?.isReady === false) return explainMissing(m, may('Config', 'U'))
    setBusy(true)
    try {
      const { failures } = batchOutcome(await call('api/ApiListUser/Invite', { body: [id], requestId: true }))
      if (failures[0]) notifyError(failures[0].description)
      else notifyOk(m('mail.invited', { to: email }))
    } catch (failure) {
      reportFailure(failure)
    }
    setBusy(false)
  }
  return (
    <Button icon={<MailPlus size={15} />} busy={busy} data-tip={m('mail.inviteHint')} onClick={() => void invite()}>
      {m('mail.invite')}
    </Button>
  )
}

/** What cannot be done, and where it is set up. */
const explainMissing = (m: MailTranslate, canSetUp: boolean): Promise<void> =>
  showMessage({
    title: m('mail.notReady'),
    message: canSetUp ? (
      <>
        {m('mail.withoutHow')} <a href="/system/config/mail">{m('mail.toSettings')}</a>
      </>
    ) : (
      m('mail.askOwner')
    ),
  })
