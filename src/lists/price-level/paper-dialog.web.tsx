/** What a printed price level shows: which goods, which prices, in how many columns, in which language; or as a workbook. */
import { FileSpreadsheet } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#i18n/fill.ts'
import { moduleCall } from '#wire/calls.ts'
import { ofId } from '#wire/spelling.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { exportFile } from '#web/list/files/export.ts'
import { printJob, type PrintBody, type PrintPart } from '#web/print/job.ts'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { decimal } from '#kernel/decimal.ts'
import { meta } from './meta.ts'

interface PrintedLevel {
  id: string
  name: string
}
interface Choice {
  goods: 'level' | 'all'
  vat: 'without' | 'with'
  columns: '1' | '2'
}
interface Size {
  TotalCount: number
  pages: number
}

/** So many rows are no matter of a moment. */
const MANY = 5_000

/** Told while something is chosen; a question that was given up is no failure. */
const useSize = (levels: readonly PrintedLevel[], choice: Choice) =>
  useQuery({
    queryKey: ['priceLevelSize', levels.map(({ id }) => id), choice],
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }): Promise<Size> => {
      const sizes = await Promise.all(
        levels.map(({ id }) =>
          call('api/ApiListPriceLevel/getPrintSize', { query: { ...ofId(id), ...choice }, signal }),
        ),
      )
      const sum = (of: keyof Size) => sizes.reduce((all, one) => all + one[of], 0)
      return { TotalCount: sum('TotalCount'), pages: sum('pages') }
    },
  })

const SizeText = ({ size, failure }: { size: Size | undefined; failure: Error | null }) => {
  const { label, language } = useFormWords()
  const spelt = (value: number) => showNumber(decimal(value), marksOf(language))
  const text = failure
    ? failure instanceof CallFailed
      ? failure.message
      : ''
    : !size
      ? '…'
      : size.TotalCount === 0
        ? label('prices.nothingToPrint')
        : label(size.TotalCount > MANY ? 'prices.sizeLong' : 'prices.size', {
            n: spelt(size.TotalCount),
            pages: spelt(size.pages),
          })
  return (
    <p role="status" className="muted figures">
      {text}
    </p>
  )
}

/** Each of them is a list of its own, in one file on paper. */
type Levels = readonly [PrintedLevel, ...PrintedLevel[]]

const PaperDialog = ({ levels, onClose }: { levels: Levels; onClose: () => void }) => {
  const { label, language: own } = useFormWords()
  const { may } = useRights()
  const [choice, setChoice] = useState<Choice>({ goods: 'level', vat: 'without', columns: '1' })
  const [language, setLanguage] = useState<Language>(own)
  const { data: size, error } = useSize(levels, choice)
  const select = <Name extends keyof Choice>(
    name: Name,
    title: string,
    texts: Readonly<Record<Choice[Name], string>>,
  ) => (
    <Select
      label={label(title)}
      options={Object.entries<string>(texts).map(([value, text]) => ({ value, label: label(text) }))}
      value={choice[name]}
      onChange={(value) => value !== null && setChoice({ ...choice, [name]: value })}
    />
  )
  const print = () => {
    const partOf = ({ id, name }: PrintedLevel): PrintPart => {
      const title = label('prices.printed', { name })
      const prepare = async (): Promise<PrintBody> => ({
        ...(await call(moduleCall(meta.wire.module, 'getPrint'), { query: { ...ofId(id), ...choice } })),
        language,
      })
      return { title, fileName: `${title}.pdf`, prepare }
    }
    const [first, ...more] = levels
    printJob.set({ kind: meta.name, parts: [partOf(first), ...more.map(partOf)], fixedPaper: true })
    onClose()
  }
  const save = async () => {
    const { columns: _, ...wanted } = choice
    onClose()
    for (const { id } of levels)
      await exportFile(meta, moduleCall(meta.wire.module, 'ExportPrices'), new URLSearchParams({ s_ID: id, ...wanted }))
  }
  const isEmpty = !size || size.TotalCount === 0
  return (
    <Modal
      opened
      title={`${label('prices.print')}: ${levels.map(({ name }) => name).join(', ')}`}
      width={480}
      onClose={onClose}
      foot={
        <>
          {may('ExportExcel', 'R') && (
            <Button icon={<FileSpreadsheet size={16} />} disabled={isEmpty} onClick={() => void save()}>
              {label('prices.export')}
            </Button>
          )}
          <Button variant="primary" disabled={isEmpty} onClick={print}>
            {label('prices.preview')}
          </Button>
        </>
      }
    >
      <div className="grid gap-12">
        {select('goods', 'prices.whichGoods', { level: 'prices.goodsOfLevel', all: 'prices.goodsAll' })}
        {select('vat', 'prices.whichPrice', { without: 'prices.withoutVat', with: 'prices.withVat' })}
        {select('columns', 'prices.columns', { 1: 'prices.oneColumn', 2: 'prices.twoColumns' })}
        <Select
          label={label('prices.language')}
          options={(['vi', 'en'] as const).map((value) => ({ value, label: label(`language.${value}`) }))}
          value={language}
          onChange={(value) => setLanguage(value === 'en' ? 'en' : 'vi')}
        />
        <SizeText size={size} failure={error} />
      </div>
    </Modal>
  )
}

export const askForPaper = (levels: Levels): Promise<boolean> =>
  showDialog((answer) => <PaperDialog levels={levels} onClose={() => answer(false)} />)
