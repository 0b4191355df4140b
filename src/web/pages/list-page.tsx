/** The list page of master data; lists that share a menu entry are shown as tabs. */
import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { screenOf } from '#lists/screens.web.ts'
import type { AnyList } from '#model/list.ts'
import { useWords } from '#web/words/words.ts'
import { useHere, useMenu } from '#web/menu/use-menu.ts'
import { Tabs } from '#web/ui/parts.tsx'
import { ListView } from '../list/list-view.tsx'
import { listSubject } from '../list/subject.ts'

export interface ListPart {
  label: string
  listTitle: string
  narrow: Readonly<Record<string, string>>
}

export const ListPage = ({
  definition,
  base,
  view,
  part,
}: {
  definition: AnyList
  base: string
  view: 'list' | 'grid'
  part: ListPart
}) => {
  const subject = useMemo(
    () => listSubject(definition, base, part, screenOf(definition.name)),
    [definition, base, part],
  )
  const siblings = useSiblings(`${base}/list`)
  return <ListView subject={subject} view={view} {...(siblings && { tabs: siblings })} />
}

const useSiblings = (path: string): ReactNode => {
  const { label } = useWords()
  const navigate = useNavigate()
  const { entry } = useHere(useMenu())
  const pages = entry?.pages ?? []
  if (!entry || pages.length < 2) return null
  const tabs = pages.map((page) => ({ id: page.path, label: label(page.label) }))
  return (
    <Tabs
      label={label(entry.label)}
      tabs={tabs}
      value={path}
      onChange={(to) => {
        void navigate(to)
      }}
    />
  )
}
