/** What whoever saves a document should know beside that it is saved: a duty that follows from it. Refuses nothing. */
import { translate } from '#i18n/catalogues.server.ts'
import type { Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { may } from '#model/right.ts'
import { isInForce } from '#model/state.ts'
import { wholeScope, type Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'
import { problemsAsSeen } from './seen-problems.ts'

/** Documents of kinds that the user may not read are counted, not named. */
const withoutUnreadable = ({ user, registry, language }: Scope, notice: Problem): Problem => {
  const isReadable = ({ kind = '' }): boolean => {
    const right = registry.documents.get(kind)?.right
    return user.isAdmin || (right !== undefined && may(user.rights, right, 'R'))
  }
  const { about = [], values } = notice
  const hidden = about.filter((one) => !isReadable(one)).length
  if (hidden === 0) return notice
  const number = translate(language, 'problem.unseenDocuments', { n: String(hidden) })
  return { ...notice, values: { ...values, number }, about: about.filter(isReadable) }
}

/** The duty holds whether or not the user may see what it follows from. */
export const noticesOf = async (own: Scope, definition: AnyDocument, document: Stored): Promise<Problem[]> => {
  if (!isInForce(definition.lifecycle, document)) return []
  const notices = (await own.registry.slots[definition.name]?.notices?.(wholeScope(own), document)) ?? []
  if (notices.length === 0) return []
  return (await problemsAsSeen(own, notices)).map((one) => withoutUnreadable(own, one))
}
