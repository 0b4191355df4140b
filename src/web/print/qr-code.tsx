/** A text as a QR code, dark on light in every theme: scanners read no other. */
import { useMemo } from 'react'
import { qrPath } from '#output/qr.ts'
import style from './qr-code.module.css'

export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, viewBox } = useMemo(() => qrPath(text), [text])
  return (
    <svg className={style.qr} role="img" aria-label={label} viewBox={viewBox} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
