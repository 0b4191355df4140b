/** What an administrator does on the page of a user besides changing him: ends his sessions, resets his second factor. */
import { LogOut, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { userList } from '#system/user.ts'
import { spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { invalidateModule, reportFailure, useInfo } from '#web/data/queries.ts'
import { useMe, useRights } from '#web/data/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { useOwnerWords } from './words.ts'

interface Action {
  call: 'EndSessions' | 'ResetSecondFactor'
  label: string
  ask: string
  done: string
}

export const UserAccess = ({ id }: { id: string }) => {
  const { o } = useOwnerWords()
  const { may } = useRights()
  const me = useMe()
  const { data } = useInfo('ApiListUser', id)
  const [busy, setBusy] = useState('')
  if (!data || !may('User', 'U')) return null
  const { userName: name, secondFactor, sessions } = spelt(data)
  const run = async ({ call: path, label, ask, done }: Action) => {
    if (!(await confirm({ title: label, message: ask, confirmLabel: label, danger: true }))) return
    setBusy(path)
    try {
      const { rows } = spelt(await call(`api/ApiListUser/${path}`, { body: [id], requestId: true }))
      if (rows[0]) notifyError(rows[0].description)
      else notifyOk(done)
      await invalidateModule(userList.module)
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy('')
    }
  }
  const isSelf = name === me.userName
  return (
    <>
      {sessions > 0 && !isSelf && (
        <Button
          icon={<LogOut size={15} aria-hidden="true" />}
          busy={busy === 'EndSessions'}
          onClick={() =>
            void run({
              call: 'EndSessions',
              label: o('user.endSessions'),
              ask: o('user.endSessionsAsk', { name, n: sessions }),
              done: o('user.sessionsEnded', { name }),
            })
          }
        >
          {o('user.endSessions')}
        </Button>
      )}
      {secondFactor && !isSelf && (
        <Button
          icon={<ShieldOff size={15} aria-hidden="true" />}
          busy={busy === 'ResetSecondFactor'}
          onClick={() =>
            void run({
              call: 'ResetSecondFactor',
              label: o('user.resetSecondFactor'),
              ask: o('user.resetSecondFactorAsk', { name }),
              done: o('user.secondFactorReset', { name }),
            })
          }
        >
          {o('user.resetSecondFactor')}
        </Button>
      )}
    </>
  )
}
