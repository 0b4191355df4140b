/** Icon of a transition; an arrow for transitions without an icon of their own. */
import { ArrowRight, Ban, RotateCcw } from 'lucide-react'

const icons: Readonly<Record<string, typeof Ban>> = { cancel: Ban, restore: RotateCcw }

export const TransitionIcon = ({ name, size }: { name: string; size: number }) => {
  const Icon = icons[name] ?? ArrowRight
  return <Icon size={size} />
}
