import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '#web/session/words.ts'
import style from '../shell/shell.module.css'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

export const OfflineBanner = () => {
  const { t } = useWords()
  return useOnline() ? null : (
    <div className={style.banner} role="status">
      <WifiOff size={16} aria-hidden="true" />
      {t('shell.offline')}
    </div>
  )
}
