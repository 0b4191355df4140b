/** Blocks that are drawn as a whole: pictures, codes, lines, spaces. What they say is changed among the properties. */
import { Barcode, Image, MoveVertical, QrCode, ScissorsLineDashed, Signature } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainText } from '#output/editing/inline.ts'
import { attributeOf, type TagPart } from '#output/editing/tree.ts'
import { useTemplateWords } from '../words.ts'
import { useEditor } from './editor-context.ts'
import style from './editor.module.css'
import { blockName, pillOf } from './said.ts'

const icons: Readonly<Record<string, ReactNode>> = {
  img: <Image size={22} aria-hidden="true" />,
  qr: <QrCode size={28} aria-hidden="true" />,
  barcode: <Barcode size={28} aria-hidden="true" />,
  sign: <Signature size={20} aria-hidden="true" />,
  space: <MoveVertical size={14} aria-hidden="true" />,
  break: <ScissorsLineDashed size={16} aria-hidden="true" />,
}

export const Atom = ({ part, each }: { part: TagPart; each: string | undefined }) => {
  const words = useTemplateWords()
  const { known } = useEditor()
  const said = attributeOf(part, 'title') ?? attributeOf(part, 'text') ?? attributeOf(part, 'src') ?? ''
  const text = plainText(said.replaceAll('<', '&lt;'), (token) => pillOf(token, { ...known, each }, words).label)
  if (part.tag === 'hr')
    return <hr className={style.rule} data-dashed={attributeOf(part, 'dashed') !== undefined || undefined} />
  return (
    <div className={style.atom} data-atom={part.tag} data-align={attributeOf(part, 'align')}>
      {icons[part.tag]}
      <span>
        {part.tag === 'sign' ? text : [blockName(part, words), text.slice(0, 60)].filter(Boolean).join(' · ')}
      </span>
      {part.tag === 'sign' && <small>{attributeOf(part, 'note')}</small>}
    </div>
  )
}
