/** *Bắt đầu*: the guided start on a page of its own, also after it was dismissed from the start page. */
import { useOwnTitle } from '#web/shell/own-title.ts'
import { Guide } from './guide.tsx'
import style from './start.module.css'
import { useStartWords } from './words.ts'

export const StartPage = () => {
  const { s } = useStartWords()
  useOwnTitle(s('start.title'))
  return (
    <div className={style.page}>
      <Guide at="start" />
    </div>
  )
}
