/** Shows where what is dragged would go. */
import { useEffect } from 'react'
import { useStore } from '#web/ui/base/store.ts'
import { dragEnds, dropMark } from './drag.ts'
import style from './editor.module.css'

export const DropMark = () => {
  const at = useStore(dropMark)
  useEffect(() => {
    addEventListener('dragend', dragEnds)
    return () => {
      removeEventListener('dragend', dragEnds)
      dragEnds()
    }
  }, [])
  return at && <div className={style.dropMark} style={at} />
}
