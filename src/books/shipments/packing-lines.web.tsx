/** What a bill wants put into its parcel, and how much of it is in. */
import { Check, Package } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callBytes } from '#web/data/call.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'
import { isPacked, type PackLine } from './packing.ts'
import { progressOf } from './packing-scan.web.ts'
import style from './packing.module.css'

/** Files are fetched with the session; one that cannot be read now is none. */
const usePicture = (file: string): string | null => {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    if (file === '') return undefined
    const stop = new AbortController()
    let url: string | null = null
    const load = async () => {
      const bytes = await callBytes(`api/File/${encodeURIComponent(file)}`, { method: 'GET', signal: stop.signal })
      if (stop.signal.aborted) return
      url = URL.createObjectURL(bytes)
      setSource(url)
    }
    load().catch(() => undefined)
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [file])
  return source
}

const Picture = ({ file }: { file: string }) => {
  const source = usePicture(file)
  return (
    <span className={style.picture} aria-hidden="true">
      {source ? <img src={source} alt="" /> : <Package size={20} />}
    </span>
  )
}

interface Props {
  lines: readonly PackLine[]
  disabled: boolean
  onToggle: (id: string) => void
}

export const PackingLines = ({ lines, disabled, onToggle }: Props) => {
  const { label } = useWords()
  const hasPictures = lines.some(({ picture }) => picture !== '')
  return (
    <ul className={style.lines}>
      {lines.map((line) => (
        <li key={line.id} data-packed={isPacked(line) || undefined}>
          {hasPictures && <Picture file={line.picture} />}
          <span className={style.goods}>
            <b>{line.name}</b>
            <small>{line.code}</small>
          </span>
          <span className={style.count}>{progressOf(line)}</span>
          <IconButton
            label={label('packing.tick', { name: line.name })}
            icon={<Check size={20} />}
            pressed={isPacked(line)}
            disabled={disabled}
            onClick={() => onToggle(line.id)}
          />
        </li>
      ))}
    </ul>
  )
}
