/** What the server tells beside that a document is saved, with the way to what has to be made of it. */
import type { NavigateFunction } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import type { DocumentMeta } from '#model/document.ts'
import type { SaveProblem } from '#wire/envelope.ts'
import type { RightsOfUser } from '#web/data/profile.ts'
import { notifyDuty, type NoticeAction } from '#web/ui/floating/notify.tsx'
import type { WebWords } from '#web/words/words.ts'
import { makePath, makeText } from '#web/list/actions/made-from.ts'

interface Told {
  /** The kind of document that was saved. */
  of: Pick<DocumentMeta, 'name' | 'wire'>
  id: string
  notices: readonly SaveProblem[]
}
interface Ways {
  words: Pick<WebWords, 'label'>
  may: RightsOfUser['may']
  navigate: NavigateFunction
}

const waysOf = ({ of, id }: Told, code: string, { words, may, navigate }: Ways): NoticeAction[] =>
  documentMetas.flatMap((made) =>
    (made.ways ?? [])
      .filter(({ of: sources, button }) => sources.includes(of.name) && button?.notice === code)
      .filter(({ right }) => may(made.right, 'A') && may(made.right, right))
      .map((way) => ({
        label: makeText(words, made, way),
        run: () => void navigate(makePath(made, of, [id], way)),
      })),
  )

export const notifyTold = (told: Told, ways: Ways): void => {
  for (const { code, message } of told.notices) notifyDuty(message, waysOf(told, code, ways))
}
