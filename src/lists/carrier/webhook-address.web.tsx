/** The address to which a carrier reports: told once, to be copied into the pages of the carrier. */
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { useWords } from '#web/words/words.ts'

const Address = ({ url, onClose }: { url: string; onClose: () => void }) => {
  const { t, label } = useWords()
  return (
    <Modal
      opened
      onClose={onClose}
      title={label('carrier.webhook')}
      width={560}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t('web.close')}
        </Button>
      }
    >
      <p>{label('carrier.webhook.once')}</p>
      <TextInput
        label={label('carrier.webhook.address')}
        value={`${location.origin}${url}`}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  )
}

export const showAddress = (url: string): Promise<boolean> =>
  showDialog((answer) => <Address url={url} onClose={() => answer(true)} />)
