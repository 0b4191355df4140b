/** A line of help: names of the program, pages and keys as such. */
import { markedParts } from '#help/marks.ts'
import { Link } from '#web/ui/link.tsx'
import style from './help.module.css'

export const Marked = ({ line, onGo }: { line: string; onGo?: (() => void) | undefined }) =>
  markedParts(line).map((part, index) => {
    // Lines never change their parts.
    const key = `${index}${part.text}`
    switch (part.is) {
      case 'name':
        return (
          <b key={key} className="bold">
            {part.text}
          </b>
        )
      case 'key':
        // Those of the kit are hidden where there are no keys, which would leave holes in a sentence.
        return (
          <kbd key={key} className={style.key}>
            {part.text}
          </kbd>
        )
      case 'page':
        return (
          <Link key={key} to={part.path} onClick={onGo}>
            {part.text}
          </Link>
        )
      case 'plain':
        return part.text
    }
  })
