/** Settings for the head of all prints: switches and the logo (contract reports §3). */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moduleCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { settingsQuery, reportFailure } from '#web/data/queries.ts'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import { useFormWords, type FormKey } from '#web/words/form-words.ts'
import { text } from '#model/field.ts'
import { useLackedRight } from '#web/data/lacked-right.ts'
import { useSettings } from '#web/data/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Checkbox } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'

const switches = [
  ['b_ShowLogo', 'reports.showLogo'],
  ['b_ShowPhoneFax', 'reports.showPhone'],
  ['b_ShowName', 'reports.showName'],
  ['b_ShowEmailWeb', 'reports.showEmail'],
  ['b_ShowAdd', 'reports.showAddress'],
] as const satisfies readonly (readonly [string, FormKey])[]

const logo = text({ label: 'reports.logo', picture: true })

export const PrintSettings = ({ onClose }: { onClose: () => void }) => {
  const { t } = useFormWords()
  const settings = useSettings()
  const client = useQueryClient()
  const lacked = useLackedRight()
  const [changes, setChanges] = useState<Readonly<Record<string, unknown>>>({})
  const [busy, setBusy] = useState(false)
  const now = { ...settings, ...changes }
  const reason = lacked('Config', 'U')
  const allowed = reason === undefined
  // What was changed back is no change.
  const changed = Object.entries(changes).some(([name, value]) => value !== settings[name as keyof typeof settings])
  const leave = async () => {
    if (
      !changed ||
      (await confirm({
        title: t('noticeTitle'),
        message: t('reports.settingsLeave'),
        confirmLabel: t('web.agree'),
        cancelLabel: t('web.cancel'),
      }))
    )
      onClose()
  }
  const save = async () => {
    setBusy(true)
    try {
      const answer = await call(moduleCall('User', 'SaveConfig'), { body: changes, requestId: true })
      if (answer !== 'ok') {
        notifyError(answer)
        return
      }
      await client.invalidateQueries({ queryKey: settingsQuery.queryKey })
      notifyOk(t('done.configSaved'))
      onClose()
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={() => {
        void leave()
      }}
      title={t('reports.settings')}
      width={420}
      foot={
        <>
          <Button
            onClick={() => {
              void leave()
            }}
          >
            {t('web.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            reason={reason}
            disabled={allowed && !changed}
            onClick={() => {
              void save()
            }}
          >
            {t('web.save')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {reason && <p role="note">{reason}</p>}
        {switches.map(([name, label]) => (
          <Checkbox
            key={name}
            label={t(label)}
            checked={now[name]}
            disabled={!allowed}
            onChange={(event) => {
              const { checked } = event.currentTarget
              setChanges((before) => ({ ...before, [name]: checked }))
            }}
          />
        ))}
        <FieldInput
          name="LinkLogo"
          field={logo}
          label={t('reports.logo')}
          hint={t('reports.logoHint')}
          value={now.LinkLogo}
          disabled={!allowed}
          onCommit={(address) => setChanges((before) => ({ ...before, LinkLogo: address ?? '' }))}
        />
      </Stack>
    </Modal>
  )
}
