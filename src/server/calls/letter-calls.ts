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
import { printFrame } from './print-calls.ts'
import { askedParams, reportProblemFields } from './report-calls.ts'

/** What the call asks for, in place of the languages of the partners. */
const askedLanguage = (body: unknown): Language | undefined => {
  const asked = isObject(body) ? body['language'] : undefined
  return asked === 'vi' || asked === 'en' ? asked : undefined
}

/** That of all letters, where they have the same; of several the print follows each letter. */
const languageOfAll = (letters: readonly Letter[]): Language | undefined => {
  const [language, ...others] = new Set(letters.map((letter) => letter.language))
  return others.length === 0 ? language : undefined
}

/** `debtor`: B is the partner, A the company. */
const written = (
  scope: Scope,
  { columns, lines, foreign }: ReportLetters,
  { letter, account }: { letter: Letter; account: BankAccount | null },
) => {
  const { language } = letter
  const writing = writingFor(scope)
  const { baseCurrency, wordsThousand: thousand, wordsOdd: odd, wordsEven: even } = scope.settings
  const { owed, transfer } = letter
  return {
    ...encodeRow(columns, letter.head, writing),
    language,
    debtor: owed > 0n ? 'B' : owed < 0n ? 'A' : '',
    amount: toNumber(absolute(owed)),
    totalInWords:
      language === 'en'
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
    const letters = params ? await write!(scope, params, askedLanguage(input.body)) : []
    if (!params || letters.length === 0) throw new Refused([problem('', 'lettersNone')])
    const template = templateIn(isObject(input.body) ? input.body : {})
    const { code, size, orientation, pageHeight, pageWidth } = await chooseTemplate(scope, {
      kind: asked.code,
      template,
    })
    const account = await receivingAccount(scope)
    const language = languageOfAll(letters)
    return {
      info: {
        ...printFrame(scope, input.origin),
        fromDate: showDay(params.from),
        toDate: showDay(params.to),
        ListItem: letters.map((letter) => written(scope, asked, { letter, account })),
      },
      code,
      size,
      orientation,
      pageHeight,
      pageWidth,
      ...(language && { language }),
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
      byReplica: true,
      problemFields: reportProblemFields(letters.params),
      run: printedLetters(module, letters),
    },
  ]
}
