/** Prints at once; the arrow next to it opens the preview with its options, or a menu of further prints. */
import { ChevronDown, Eye, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button, IconButton, SplitButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'

export interface PrintButtonProps {
  label: string
  disabled?: boolean
  onPrint: () => void
  onPreview: () => void
  /** Menu items of further prints, below the preview. */
  more?: ReactNode
}

export const PrintButton = ({ label, disabled = false, onPrint, onPreview, more }: PrintButtonProps) => {
  const { t } = useFormWords()
  const arrow = { variant: 'default', icon: <ChevronDown size={16} />, disabled } as const
  return (
    <SplitButton>
      <Button icon={<Printer size={16} />} disabled={disabled} aria-keyshortcuts="Control+P" onClick={onPrint}>
        {label}
      </Button>
      {more ? (
        <Menu label={t('printing.more')} target={<IconButton label={t('printing.more')} {...arrow} />}>
          <MenuItem icon={<Eye size={16} />} onSelect={onPreview}>
            {t('printing.options')}
          </MenuItem>
          {more}
        </Menu>
      ) : (
        <IconButton label={t('printing.options')} onClick={onPreview} {...arrow} />
      )}
    </SplitButton>
  )
}
