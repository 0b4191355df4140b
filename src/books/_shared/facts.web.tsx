/** What is known of a record of a book, name by name, with links to the documents that are part of it. */
import type { ReactNode } from 'react'
import { useRights } from '#web/data/profile.ts'
import { pageOfDocument } from '#web/pickers/registry.ts'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import style from './facts.module.css'

export const FactList = ({ children }: { children: ReactNode }) => <dl className={style.facts}>{children}</dl>

/** Nothing of what is not known. */
export const Fact = ({ of, children }: { of: string; children: ReactNode }) => {
  const { label } = useWords()
  return children ? (
    <div>
      <dt>{label(of)}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
}

/** The number of a document, a link for who may read it. */
export const DocumentNumber = ({ module, id, number }: { module: string; id: string; number: string }) => {
  const { may } = useRights()
  const page = pageOfDocument(module, id)
  return page && number && may(page.right, 'R') ? <Link to={page.path}>{number}</Link> : number
}
