/** The picture on the button of a step; one the kit does not know is an arrow on. */
import { ArrowRight, Ban, RotateCcw } from 'lucide-react'

const icons: Readonly<Record<string, typeof Ban>> = { cancel: Ban, restore: RotateCcw }

export const TransitionIcon = ({ name, size }: { name: string; size: number }) => {
  const Icon = icons[name] ?? ArrowRight
  return <Icon size={size} />
}
