/**
 * Everything for printing the letters of a report (`letters` of its definition), to be posted to the print service: one
 * job for all letters, for those who may read the report.
 */
import { readyParams, type Letter, type ReportModule } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import type { Language } from '#i18n/fill.ts'
import { showDay } from '#kernel/day.ts'
import { absolute, toNumber } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { amountInEnglish, amountInWords } from '#kernel/words.ts'
import type { ReportLetters } from '#model/report.ts'
import { needs } from '#model/right.ts'
import { encodeRow } from '#wire/report.ts'
import { isObject } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { chooseTemplate, templateIn } from '../printing/templates.ts'
import { aboutLetters } from '../openapi/tables.ts'
import { writingFor } from './listing.ts'
import { noTransfer, receivingAccount, transferTo, type BankAccount } from './payment-qr.ts'
import { languageOfPartner, printFrame } from './print-calls.ts'
import { askedParams, reportProblemFields } from './report-calls.ts'

/**
 * The language of the one partner they are for, or the one that is asked for; several letters are one print, and in
 * Vietnamese whatever the user reads.
 */
const languageFor = async (
  scope: Scope,
  params: Readonly<Record<string, unknown>>,
  body: unknown,
): Promise<Language> => {
  const asked = isObject(body) ? body['language'] : undefined
  return (asked === 'vi' || asked === 'en' ? asked : await languageOfPartner(scope, params['partner'])) ?? 'vi'
}

/** `debtor`: B is the partner, A the company. */
const written = (
  scope: Scope,
  { columns, lines, foreign }: ReportLetters,
  { letter, account }: { letter: Letter; account: BankAccount | null },
) => {
  const writing = writingFor(scope)
  const { baseCurrency, wordsThousand: thousand, wordsOdd: odd, wordsEven: even } = scope.settings
  const { owed, transfer } = letter
  return {
    ...encodeRow(columns, letter.head, writing),
    debtor: owed > 0n ? 'B' : owed < 0n ? 'A' : '',
    amount: toNumber(absolute(owed)),
    totalInWords:
      scope.language === 'en'
        ? amountInEnglish(absolute(owed), baseCurrency)
        : amountInWords(absolute(owed), baseCurrency, { thousand, odd, even }),
    ...(owed > 0n && account ? transferTo(account, { amount: owed, content: transfer }) : noTransfer),
    ListItem: letter.lines.map((line) => encodeRow(lines, line, writing)),
    foreign: letter.foreign.map((one) => encodeRow(foreign, one, writing)),
  }
}

/** Everything the print service needs to print the letters of a report. */
export const printedLetters =
  ({ definition, letters: write }: ReportModule, asked: ReportLetters) =>
  async (scope: Scope, input: Input): Promise<unknown> => {
    const { dates, conditions } = definition
    const params = readyParams(scope, { params: asked.params, dates, conditions }, askedParams(scope, asked, input))
    const language = params ? await languageFor(scope, params, input.body) : 'vi'
    const told: Scope = { ...scope, language }
    const letters = params ? await write!(told, params) : []
    if (!params || letters.length === 0) throw new Refused([problem('', 'lettersNone')])
    const template = templateIn(isObject(input.body) ? input.body : {})
    const { code, size, orientation, pageHeight, pageWidth } = await chooseTemplate(scope, {
      kind: asked.code,
      template,
    })
    const account = await receivingAccount(scope)
    return {
      info: {
        ...printFrame(scope, input.origin),
        fromDate: showDay(params.from),
        toDate: showDay(params.to),
        ListItem: letters.map((letter) => written(told, asked, { letter, account })),
      },
      code,
      size,
      orientation,
      pageHeight,
      pageWidth,
      language,
    }
  }

export const letterCalls = (module: ReportModule): Call[] => {
  const { letters, right } = module.definition
  if (!letters || !module.letters) return []
  return [
    {
      path: letters.path,
      about: aboutLetters(letters),
      demand: needs([right, 'R']),
      kind: 'report',
      plans: 'anew',
      problemFields: reportProblemFields(letters.params),
      run: printedLetters(module, letters),
    },
  ]
}
