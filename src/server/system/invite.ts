/** Invites users: a letter with a single-use link, by which they choose their password. */
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { invitation } from '#wire/described/users.ts'
import { eachId, readIds } from '../call/batch.ts'
import { translatorFor, type Call, type Input, type Server } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { newSecret } from '../access/tokens.ts'
import { letterStatements, refuseTooMany } from '../outbox/letters.ts'
import { demandMailServer } from '../outbox/mail-server.ts'
import { linkDies, linkTo, newResetLink, revokeResetLinks } from '../session/reset-links.ts'
import { sql } from '#engine/sql.ts'
import { changeableUser } from './user-access.ts'
import { findUser, type User } from './user-record.ts'

/** As for changing the user: nobody opens an account with rights beyond his own. */
const invitable = async (scope: Scope, id: string): Promise<User & { email: string }> => {
  const user = await changeableUser(scope, id)
  if (!user.active) throw new Refused([problem('', 'mail.userLocked', { name: user.userName })])
  if (!user.email) throw new Refused([problem('', 'emailRequired')])
  return { ...user, email: user.email }
}

/** Throws Refused if there is no mail server, or the user may not be invited by this one. */
export const inviteUser = async (
  scope: Scope,
  id: string,
  { server, origin }: { server: Server; origin: string },
): Promise<void> => {
  const { tx } = scope
  await demandMailServer(tx, server)
  await refuseTooMany(tx, server.config)
  const user = await invitable(scope, id)
  const [tenant] = await tx.query<{ code: string }>(sql`select code from tenant where id = ${tx.tenant}`)
  const code = newSecret()
  const dies = linkDies(tx, 'invitation')
  const company = scope.settings.companyName
  const translate = translatorFor(user.language === 'en' ? 'en' : 'vi')
  const link = linkTo(origin, code, { tenant: tenant!.code, config: server.config })
  await tx.batch([
    revokeResetLinks(tx, id),
    newResetLink(tx, { userId: id, code, dies }),
    ...letterStatements(
      tx,
      {
        id: scope.newId(),
        kind: 'invitation',
        to: [user.email],
        cc: [],
        subject: translate('mail.invitation.subject', { company }),
        text: translate('mail.invitation.text', {
          name: user.displayName,
          sender: scope.user.displayName,
          company,
          userName: user.userName,
          link,
        }),
        attachment: null,
        about: null,
        by: { id: scope.user.id, displayName: scope.user.displayName },
        linkDies: dies,
      },
      server.sealer,
    ),
  ])
  await logEvent(scope, {
    functionId: 'User',
    action: 'update',
    number: user.userName,
    recordId: id,
    summary: 'invite',
  })
}

const invite = (scope: Scope, { body, origin }: Input, server: Server) =>
  eachId(scope, readIds(body), {
    work: (id) => inviteUser(scope, id, { server, origin }),
    numberOf: async (id) => (await findUser(scope, id))?.userName ?? '',
  })

export const inviteCalls: readonly Call[] = [
  answering(invitation, invite, { committed: ({ server }) => server.work.wake() }),
]
