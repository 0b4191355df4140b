/** The configuration of electronic invoices: who issues them, and the series of the business. */
import { useQuery } from '@tanstack/react-query'
import { PlugZap } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Field } from '#model/field.ts'
import { wireName } from '#model/field.ts'
import type { ProviderName } from '#model/invoice-provider.ts'
import { fullSight } from '#model/marks.ts'
import {
  blankInvoiceConfig,
  checkAutoUploadTime,
  checkBillDays,
  checkSellerTaxCode,
  checkSeriesRows,
  checkSignType,
  invoiceConfigFields,
  settingsOf,
  type SeriesRow,
} from '#system/invoice-config.ts'
import { readStored } from '#wire/stored.ts'
import { writeValue } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { queryClient, reportFailure, type WireRow } from '#web/data/queries.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { InPlaceSection } from '#web/form/record/in-place-section.tsx'
import { inPlaceSubject, type InPlaceRow } from '#web/form/record/in-place-rows.ts'
import type { RecordValues } from '#web/form/record/record-subject.ts'
import { Button } from '#web/ui/button.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { useInvoicingWords } from './invoicing-words.ts'
import style from './series-use.module.css'
import { SeriesUseTable, SeriesWarnings } from './series-use.tsx'

const module = 'ApiInvoiceConfig'
const infoKey = ['info', module]
const seriesField: Field = invoiceConfigFields.series

const seriesFrom = (told: unknown): unknown => readStored({ series: seriesField }, { series: told })['series']

/** Rows are told and sent by wire names; a problem is at the field of the form. */
const seriesRow: InPlaceRow = {
  field: seriesField,
  help: { key: 'invoiceConfigHelp.series' },
  codec: {
    read: seriesFrom,
    write: (value) => writeValue(seriesField, value, { may: fullSight, sends: true }),
    place: ([at = '', part = '']) => {
      const found = Object.entries(seriesField.fields ?? {}).find(([name, field]) => wireName(name, field) === part)
      return [at, found?.[0] ?? part]
    },
  },
  check: (value) => checkSeriesRows((seriesFrom(value) ?? []) as SeriesRow[]),
}

const isOutside = ({ provider }: RecordValues): boolean => Boolean(provider) && provider !== 'none'

/** Of providers outside alone. */
const outside = (name: 'environment' | 'url' | 'userName' | 'password', standard?: unknown): InPlaceRow => ({
  field: invoiceConfigFields[name],
  help: { key: `invoiceConfigHelp.${name}` },
  shows: isOutside,
  ...(standard === undefined ? {} : { standard }),
})
/** Of those providers alone that ask for it. */
const settingRows = Object.fromEntries(
  Object.entries(invoiceConfigFields.settings.fields ?? {}).map(([name, field]): [string, InPlaceRow] => [
    name,
    {
      field,
      help: { key: `invoiceConfigHelp.${name}` },
      within: 'settings',
      shows: ({ provider }) => name in settingsOf((provider ?? 'none') as ProviderName),
      ...(name === 'signType' ? { check: checkSignType } : {}),
    },
  ]),
)

type Plain = 'provider' | 'withCode' | 'autoUpload' | 'autoUploadAt' | 'autoUploadTime' | 'sendMail' | 'billDays'
/** Of every provider, with the value of a new configuration. */
const plain = (name: Plain, more: Pick<InPlaceRow, 'shows' | 'check'> = {}): InPlaceRow => ({
  field: invoiceConfigFields[name],
  help: { key: `invoiceConfigHelp.${name}` },
  standard: blankInvoiceConfig[name],
  ...more,
})

const rows: Readonly<Record<string, InPlaceRow>> = {
  provider: plain('provider'),
  environment: outside('environment', blankInvoiceConfig.environment),
  userName: outside('userName'),
  password: outside('password'),
  ...settingRows,
  url: outside('url'),
  sellerTaxCode: {
    field: invoiceConfigFields.sellerTaxCode,
    help: { key: 'invoiceConfigHelp.sellerTaxCode' },
    check: checkSellerTaxCode,
  },
  withCode: plain('withCode'),
  autoUpload: plain('autoUpload'),
  autoUploadAt: plain('autoUploadAt', { shows: ({ autoUpload }) => autoUpload === true }),
  autoUploadTime: plain('autoUploadTime', {
    shows: ({ autoUpload, autoUploadAt }) => autoUpload === true && autoUploadAt === 'endOfDay',
    check: checkAutoUploadTime,
  }),
  sendMail: plain('sendMail'),
  billDays: plain('billDays', { check: checkBillDays }),
  series: seriesRow,
}

const recordOf = (info: WireRow) =>
  inPlaceSubject(
    {
      name: 'invoice',
      module,
      right: 'InvoiceConfig',
      page: '/system/integrated/invoiceconfig',
      rows,
      onSaved: () => queryClient.invalidateQueries({ queryKey: infoKey }),
    },
    info,
  )

const TestButton = () => {
  const { i } = useInvoicingWords()
  const [busy, setBusy] = useState(false)
  const test = () => {
    setBusy(true)
    void call('api/ApiInvoiceConfig/TestConnection')
      // The call answers, and says what the provider said.
      .then(({ Description: said }) => (said === 'ok' ? notifyOk(i('invoiceConfig.testDone')) : notifyError(said)))
      .catch(reportFailure)
      .finally(() => setBusy(false))
  }
  return (
    <Button icon={<PlugZap size={15} />} busy={busy} onClick={test}>
      {i('invoiceConfig.test')}
    </Button>
  )
}

export const InvoiceConfigPage = () => {
  const { i } = useInvoicingWords()
  const { may } = useRights()
  const { data, error, refetch } = useQuery({
    queryKey: infoKey,
    staleTime: 0,
    meta: { silent: true },
    queryFn: ({ signal }) => call('api/ApiInvoiceConfig/getInfo', { signal }),
  })
  const record = useMemo(() => data && recordOf(data), [data])
  if (error && !data) return <NotLoaded error={error} onRetry={refetch} />
  if (!record || !data) return <Loading />
  return (
    <InPlaceSection
      title={i('invoiceConfig.title')}
      hint={i('invoiceConfig.hint')}
      record={record}
      hidden={false}
      top={
        <>
          {may('InvoiceConfig', 'U') && (
            <div className={style.top}>
              <TestButton />
            </div>
          )}
          <SeriesWarnings told={data} />
        </>
      }
      below={<SeriesUseTable told={data} />}
      onReload={() => void queryClient.invalidateQueries({ queryKey: infoKey })}
    />
  )
}
