/** Finds the goods for all texts of a pasted block in one request. */
import { moduleCall } from '#wire/calls.ts'
import type { DefinitionAnswers } from '#wire/definition-answers.ts'
import { foundRow } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { goodsRow, storeOf } from '#web/form/lines/goods/goods-search.ts'
import { listNamed } from '#web/pickers/registry.ts'
import type { FormModel } from '../draft/store/model.ts'
import type { GoodsIndex } from './sheet.ts'

type Answer = DefinitionAnswers['getByTexts']

/** The largest number of texts the server accepts per request. */
const AT_ONCE = 2000
const SHORT = 250

const grouped = (matches: Answer['matches'], exact: boolean): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const match of matches)
    if (match.exact === exact) found.set(match.text, [...(found.get(match.text) ?? []), match.id])
  return found
}

export const fetchGoodsIndex = async (model: FormModel, rows: readonly (readonly string[])[]): Promise<GoodsIndex> => {
  const texts = [...new Set(rows.flat().map((cell) => cell.trim()))].filter(
    (cell) => cell !== '' && cell.length <= SHORT,
  )
  const store = storeOf(model)
  const answers: Answer[] = []
  for (let at = 0; at < texts.length; at += AT_ONCE)
    answers.push(
      await call(moduleCall(listNamed('product')!.wire.module, 'getByTexts'), {
        query: store ? { Store_ID: store } : {},
        body: { texts: texts.slice(at, at + AT_ONCE) },
      }),
    )
  const matches = answers.flatMap((one) => one.matches)
  return {
    exact: grouped(matches, true),
    near: grouped(matches, false),
    rows: new Map(
      answers.flatMap((one) => one.ListItem.map((row) => [row.Id, goodsRow(model, foundRow(row))] as const)),
    ),
  }
}
