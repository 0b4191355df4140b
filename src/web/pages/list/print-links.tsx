import { wordsNow } from '#web/session/words.ts'
import { tell } from '#web/ui/confirm.tsx'

export const offerPrints = (made: readonly { name: string; url: string }[]): Promise<void> =>
  tell({
    title: wordsNow().t('list.print'),
    message: (
      <ul>
        {made.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}.pdf
            </a>
          </li>
        ))}
      </ul>
    ),
  })
