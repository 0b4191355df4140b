/** Prints at once; the arrow next to it opens the preview with its options. */
import { ChevronDown, Printer } from 'lucide-react'
import { useFormWords } from '#web/words/form-words.ts'
import { Button, IconButton, SplitButton } from '#web/ui/button.tsx'

export interface PrintButtonProps {
  label: string
  disabled?: boolean
  onPrint: () => void
  onPreview: () => void
}

export const PrintButton = ({ label, disabled = false, onPrint, onPreview }: PrintButtonProps) => {
  const { t } = useFormWords()
  return (
    <SplitButton>
      <Button icon={<Printer size={16} />} disabled={disabled} aria-keyshortcuts="Control+P" onClick={onPrint}>
        {label}
      </Button>
      <IconButton
        variant="default"
        label={t('printing.options')}
        icon={<ChevronDown size={16} />}
        disabled={disabled}
        onClick={onPreview}
      />
    </SplitButton>
  )
}
