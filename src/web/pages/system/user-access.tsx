/** What an administrator does on the page of a user besides changing him: ends his sessions, resets his second factor. */
import { LogOut, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { userList } from '#system/user.ts'
import { moduleCall } from '#wire/calls.ts'
import type { BatchAnswer } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { invalidateModule, reportFailure, useInfo } from '#web/data/queries.ts'
import { useMe, useRights } from '#web/data/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/confirm.tsx'
import { notifyError, notifyOk } from '#web/ui/notify.tsx'
import { useOwnerWords } from './words.ts'

interface Access {
  UserName: string
  secondFactor: boolean
  sessions: number
}
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
  const { data } = useInfo(userList.module, id)
  const [busy, setBusy] = useState('')
  if (!data || !may('User', 'U')) return null
  const { UserName: name, secondFactor, sessions } = data as unknown as Access
  const run = async ({ call: path, label, ask, done }: Action) => {
    if (!(await confirm({ title: label, message: ask, confirmLabel: label, danger: true }))) return
    setBusy(path)
    try {
      const { ListItem } = await call<BatchAnswer>(moduleCall(userList.module, path), { body: [id], requestId: true })
      if (ListItem[0]) notifyError(ListItem[0].Description)
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
