/** A field one searches by: it says which key leads to it, and can be cleared. */
import { Search, X } from 'lucide-react'
import { type ComponentProps } from 'react'
import { IconButton, Kbd } from '../button.tsx'
import { TextInput } from './field.tsx'

export interface SearchInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'hideLabel' | 'left' | 'right' | 'enterKeyHint' | 'aria-keyshortcuts'
> {
  label: string
  value: string
  clearLabel: string
  onClear: () => void
  /** Says that `/` leads here, while nothing is typed. */
  hasKeyHint?: boolean
}

export const SearchInput = ({ clearLabel, onClear, hasKeyHint = true, ...input }: SearchInputProps) => (
  <TextInput
    {...input}
    hideLabel
    type="search"
    enterKeyHint="search"
    aria-keyshortcuts="/"
    left={<Search size={15} aria-hidden="true" />}
    right={
      input.value ? (
        <IconButton label={clearLabel} size="small" icon={<X size={14} />} onClick={onClear} />
      ) : hasKeyHint ? (
        <Kbd>/</Kbd>
      ) : undefined
    }
  />
)
