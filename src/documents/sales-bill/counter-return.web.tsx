/** Chooses the bill of which goods come back; the form of the return begins with it. */
import { useNavigate } from 'react-router'
import { ref } from '#model/field.ts'
import { DocumentPicker } from '#web/form/fields/document-picker.tsx'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { createRefCache } from '#web/form/draft/refs.ts'
import { makePath } from '#web/list/made-from.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import { Modal } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/words.ts'
import { useState } from 'react'
import { salesBill } from './index.ts'

const field = ref('salesBill')({ label: 'counter.billNumber' })
const WIDTH = 480

export const ReturnDialog = ({ onClose }: { onClose: () => void }) => {
  const { label } = useWords()
  const navigate = useNavigate()
  const [cache] = useState(createRefCache)
  const made = documentNamed('salesReturn')!
  return (
    <Modal opened title={label('counter.returnOf')} width={WIDTH} onClose={onClose}>
      <FormScopeProvider scope={{ cache, narrow: () => ({}) }}>
        <div data-autofocus-within style={{ minHeight: 96 }}>
          <DocumentPicker
            definition={salesBill}
            name="bill"
            field={field}
            value={null}
            label={label('counter.billNumber')}
            onCommit={(id) => {
              if (typeof id === 'string') void navigate(makePath(made, salesBill, [id]))
            }}
          />
        </div>
      </FormScopeProvider>
    </Modal>
  )
}
