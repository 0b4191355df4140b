/** The documents this one was made from and those made from it, from left to right, above a stored document. */
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from '#web/ui/link.tsx'
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import { stateOf } from '#model/state.ts'
import { documentCall } from '#wire/calls.ts'
import type * as wire from '#wire/chain.ts'
import type { ReadDocument } from '#wire/document.ts'
import { ofId, spelt, type Spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { documentOfModule, pageOfDocument } from '#web/pickers/registry.ts'
import { Kbd } from '#web/ui/button.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { useKeyHints } from './page-keys.ts'
import style from './chain-strip.module.css'
import { useFormWords } from '../../words/form-words.ts'

/** More documents of one kind are folded into a number. */
const SHOWN = 4

type ChainItem = Spelt<wire.ChainItem>

/** Documents of one kind at the same position of the chain. */
interface Step {
  key: string
  module: string
  items: ChainItem[]
}

const stepsOf = (items: readonly ChainItem[]): Step[] => {
  const steps = Map.groupBy(items, ({ level, module }) => `${level}/${module}`)
  return [...steps].map(([key, own]) => ({ key, module: own[0]!.module, items: own }))
}

/** How far an order is done, or how much of the goods sold or bought was returned. */
const Share = ({ share, kind }: { share: number; kind: DocumentMeta | undefined }) => {
  const { t } = useFormWords()
  const isReturned = kind?.trade?.as === 'goods'
  if (isReturned && share === 0) return null
  return <small>{t(isReturned ? 'form.chainReturned' : 'form.chainShare', { share })}</small>
}

const Chip = ({ item }: { item: ChainItem }) => {
  const kind = documentOfModule(item.module)
  const page = pageOfDocument(item.module, item.id)
  const tone = kind && stateOf(kind.lifecycle, { status: item.status })?.tone
  const text = (
    <>
      <span className={style.dot} data-tone={tone ?? 'neutral'} aria-hidden />
      {item.number || '–'}
      {item.share !== null && <Share share={item.share} kind={kind} />}
      <span className="hidden-visually">{item.statusName}</span>
    </>
  )
  if (item.level === 0 || !page)
    return (
      <span className={style.chip} aria-current="page" title={item.statusName}>
        {text}
      </span>
    )
  return (
    <Link className={style.chip} to={page.path} title={item.statusName}>
      {text}
    </Link>
  )
}

const StepChips = ({ step, isFirst }: { step: Step; isFirst: boolean }) => {
  const { t, label } = useFormWords()
  const [open, setOpen] = useState(false)
  const page = pageOfDocument(step.module, '')
  const shown = open ? step.items : step.items.slice(0, SHOWN)
  const folded = step.items.length - shown.length
  return (
    <li className="row gap-6">
      {!isFirst && <ChevronRight size={14} className={style.arrow} aria-hidden />}
      <span className="caption nowrap">{page ? label(page.label) : step.module}</span>
      {shown.map((item) => (
        <Chip key={item.id} item={item} />
      ))}
      {folded > 0 && (
        <button
          type="button"
          className={style.chip}
          aria-label={t('form.chainMore', { count: folded })}
          onClick={() => setOpen(true)}
        >
          +{folded}
        </button>
      )}
    </li>
  )
}

const chipsOf = (strip: HTMLElement): HTMLElement[] => [...strip.querySelectorAll<HTMLElement>('a, button')]

/** Focuses the document this one was made from; if there is none, the first one made from it. */
const focusNearest = (strip: HTMLElement): void => {
  const here = strip.querySelector('[aria-current]')
  const chips = chipsOf(strip)
  const before = chips.findLast((chip) => here && chip.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING)
  const target = before ?? chips[0] ?? strip
  target.focus()
}

/** Scrolls a long chain sideways, so that this document stands in the middle; the page itself does not move. */
const showHere = (strip: HTMLElement): void => {
  const here = strip.querySelector<HTMLElement>('[aria-current]')
  if (!here) return
  const [box, at] = [strip.getBoundingClientRect(), here.getBoundingClientRect()]
  strip.scrollLeft += at.left + at.width / 2 - (box.left + box.width / 2)
}

/** The arrow keys move along the chips; Enter opens one, as it does with any link. */
const moveAlong = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const chips = chipsOf(event.currentTarget)
  event.preventDefault()
  chips[chips.indexOf(document.activeElement as HTMLElement) + by]?.focus()
}

/** The key of the strip: pressed before the chain has been answered, it takes effect when it has. */
const useChain = (isAlone: boolean, isAnswered: boolean) => {
  const strip = useRef<HTMLElement>(null)
  const focus = () => {
    if (strip.current) focusNearest(strip.current)
  }
  useHotkeys(isAlone ? {} : { c: focus })
  useEffect(() => {
    if (!isAnswered || !strip.current) return
    showHere(strip.current)
    if (document.activeElement === strip.current) focusNearest(strip.current)
  }, [isAnswered])
  return strip
}

/** The chain is fetched only if the document has related documents; otherwise nothing is shown. */
export const ChainStrip = ({ definition, document }: { definition: AnyDocument; document: ReadDocument }) => {
  const { t } = useFormWords()
  const isAlone = document.related.length === 0
  const { data } = useQuery({
    queryKey: ['chain', definition.wire.module, document.id, document.version, document.related.length],
    enabled: !isAlone && document.id !== null,
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }) =>
      spelt(await call(documentCall(definition, 'getChain'), { query: ofId(document.id!), signal })).rows,
  })
  const strip = useChain(isAlone, data !== undefined)
  const hint = useKeyHints()('C')
  const steps = stepsOf(data ?? [])
  if (isAlone) return null
  return (
    <nav
      ref={strip}
      className={style.strip}
      aria-label={t('form.chain')}
      aria-busy={data === undefined}
      aria-keyshortcuts={hint}
      tabIndex={-1}
      onKeyDown={moveAlong}
    >
      {hint && <Kbd>{hint}</Kbd>}
      <ol>
        {steps.map((step, index) => (
          <StepChips key={step.key} step={step} isFirst={index === 0} />
        ))}
      </ol>
    </nav>
  )
}
