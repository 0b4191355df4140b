/** Makes the page for a print call: from a delivered or sent form if the body names one, otherwise from a report. */
import { wordIn } from '#i18n/fill.ts'
import { Refused, Unreadable } from '#kernel/problem.ts'
import { asDecimal, filters, quantityDecimals, showMoment, styleOf } from '#output/filters.ts'
import { isPaperSize, type Page, type PaperChoice } from '#output/page.ts'
import { pageFromForm, type Form } from '#output/forms/template.ts'
import { objectBody } from '#wire/body.ts'
import { isObject } from '#wire/values.ts'
import { inLanguages } from './languages.ts'
import type { OwnForm } from './own-form.ts'
import type { Registry } from './registry.ts'
import { reportPage, type Info } from './report-page.ts'

export interface PrintRequest {
  code: string
  info: Info
  choice: PaperChoice
  /** The language of whoever gets it, before that of the caller. */
  language?: 'vi' | 'en'
  /** The text of a form that is only tried: it replaces the one with this code. */
  content: string | null
  /** A report says on each page what its rows come to. */
  hasPageSums?: boolean
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

export const unreadable = (name: string, value: unknown): Unreadable =>
  isEmpty(value)
    ? new Unreadable('missing.value', { name })
    : new Unreadable('unreadable.value', { name, value: JSON.stringify(value)?.slice(0, 100) ?? '' })

const readLength = (name: string, value: unknown): number => {
  const length = typeof value === 'string' ? Number(value) : value
  if (typeof length !== 'number' || !Number.isFinite(length) || length < 20 || length > 5000)
    throw unreadable(name, value)
  return length
}

const readChoice = ({ orientation, size, pageHeight, pageWidth }: Info): PaperChoice => {
  const choice: PaperChoice = {}
  if (!isEmpty(orientation)) {
    if (orientation !== 'portrait' && orientation !== 'landscape') throw unreadable('orientation', orientation)
    choice.orientation = orientation
  }
  if (!isEmpty(size)) {
    if (!isPaperSize(size)) throw unreadable('size', size)
    choice.size = size
  }
  if (!isEmpty(pageWidth)) choice.pageWidth = readLength('pageWidth', pageWidth)
  if (!isEmpty(pageHeight)) choice.pageHeight = readLength('pageHeight', pageHeight)
  return choice
}

const readLanguage = (language: unknown): Pick<PrintRequest, 'language'> => {
  if (isEmpty(language)) return {}
  if (language !== 'vi' && language !== 'en') throw unreadable('language', language)
  return { language }
}

/** Parses the body; throws Unreadable. */
export const readBody = (sent: unknown): PrintRequest => {
  const body = objectBody(sent)
  const { code, info, content } = body
  if (typeof code !== 'string' || code === '' || code.length > 100) throw unreadable('code', code)
  if (!isObject(info)) throw unreadable('info', info)
  if (!isEmpty(content) && typeof content !== 'string') throw unreadable('content', content)
  return {
    code,
    info,
    choice: readChoice(body),
    ...readLanguage(body.language),
    ...(body.pageSums === true && { hasPageSums: true }),
    content: typeof content === 'string' && content !== '' ? content : null,
  }
}

/** For example `20-11-2026 14:05` in the caller's local time; `timezone` is the offset in hours. */
export const printedAt = (now: Date, timezone: string | undefined, zone: string): string => {
  const hours = timezone === undefined || timezone.trim() === '' ? Number.NaN : Number(timezone)
  if (!Number.isFinite(hours) || Math.abs(hours) > 14) return showMoment(now.toISOString(), zone)
  return showMoment(new Date(now.getTime() + hours * 3_600_000).toISOString(), 'UTC')
}

/** Nothing where the settings switch it off: forms ask only whether there is one. */
export const logoOf = ({ info }: PrintRequest): unknown =>
  isObject(info.company) && info.company.b_ShowLogo !== false ? info.company.LinkLogo : undefined

export interface PageContext {
  language: 'vi' | 'en'
  now: Date
  timezone: string | undefined
  logo: string
  /** A form that the tenant made or changed; `'unused'`: the code is one it does not use. */
  form?: OwnForm | 'unused' | null
}

/** Adds the values that every form can rely on. */
const completed = (info: Info, { language, now, timezone, logo }: PageContext): Info => {
  const style = styleOf(info, language)
  const amount = asDecimal(info.TotalTax ?? info.amount ?? info.goodsAmount)
  const inWords =
    amount === null
      ? ''
      : filters.words!(info.TotalTax ?? info.amount ?? info.goodsAmount, { argument: '', style, look: () => undefined })
  return {
    ...info,
    company: { ...(isObject(info.company) ? info.company : {}), LinkLogo: logo },
    dateCreate: isEmpty(info.dateCreate) ? printedAt(now, timezone, style.timeZone) : info.dateCreate,
    totalInWords: isEmpty(info.totalInWords) ? inWords : info.totalInWords,
  }
}

/** An invalid form is an error of the client (Unreadable), not a business refusal. */
const readable = <T>(make: () => T): T => {
  try {
    return make()
  } catch (error) {
    const problem = error instanceof Refused ? error.problems[0] : undefined
    throw problem ? new Unreadable(problem.message, problem.values) : error
  }
}

/** The paper that is asked for wins over that of the form, with all its lengths. */
const choiceOf = ({ choice }: PrintRequest, own: PageContext['form']): PaperChoice => {
  if (!own || own === 'unused') return choice
  const { size: _size, pageWidth: _width, pageHeight: _height, ...turned } = own.choice
  return { ...(choice.size === undefined ? own.choice : turned), ...choice }
}

/** Labels have no words; delivered forms are wholly in the language they are written in. */
const isWorded = ({ content }: Form): boolean => !content.startsWith('<labels')
const spokenBy = (form: Form | undefined, own: string | undefined, asked: PageContext['language']) => {
  if (!form || !isWorded(form) || asked === 'vi') return asked
  // What a tenant wrote himself may be in any language, but not where the state gives the words.
  return form.english === undefined ? 'vi' : own === undefined ? 'en' : asked
}

export const pageOf = (request: PrintRequest, registry: Registry, context: PageContext): Page => {
  const { code } = request
  const { form: own = null } = context
  if (own === 'unused' && request.content === null) throw new Unreadable('formUnknown', { code })
  const choice = choiceOf(request, own)
  const form = registry.templates.find((one) => one.code === code)
  const written = request.content ?? (own === 'unused' ? null : own)?.content
  const language = spokenBy(form, written, request.language ?? context.language)
  const content = written ?? (language === 'en' ? form?.english : undefined) ?? form?.content
  const info = completed(request.info, { ...context, language })
  const words = (key: string, values?: Readonly<Record<string, string>>) =>
    wordIn(registry.words, { language, key }, values)
  const number = typeof info.NumberID === 'string' ? info.NumberID : ''
  if (content !== undefined) {
    // Behind the page, so that no sign in the number is taken for the place of the page.
    const footer = [words('print.page'), number].filter(Boolean).join('  ·  ')
    return readable(() => pageFromForm(content, info, { ...choice, language, title: number || code, footer }))
  }
  const sharing = registry.reports.filter((one) => one.code === code)
  const report = sharing.find(({ name }) => name === info.report) ?? sharing[0]
  if (!report) throw new Unreadable('formUnknown', { code })
  return readable(() =>
    reportPage(report, info, {
      look: { style: { ...styleOf(info, language), numberDecimals: quantityDecimals }, words, zero: 'dash' },
      choice,
      hasPageSums: request.hasPageSums === true,
    }),
  )
}

/** One after another, where what a form prints is in several languages; rows of a report are one page. */
export const pagesOf = (request: PrintRequest, registry: Registry, context: PageContext): readonly Page[] => {
  const { form: own } = context
  const written = request.content ?? (own && own !== 'unused' ? own.content : null)
  const content = written ?? registry.templates.find(({ code }) => code === request.code)?.content
  const parts = content === undefined ? [request] : inLanguages(request, content)
  return parts.map((one) => pageOf(one, registry, context))
}
