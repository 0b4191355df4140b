/** The page of a parcel for its receiver: one piece of HTML that needs nothing else, and no script. */
import { translate, type Language } from '#i18n/catalogues.server.ts'
import { add, zero, type Decimal } from '#kernel/decimal.ts'
import { showDay } from '#kernel/day.ts'
import { showNumber } from '#kernel/number-format.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import { escapeHtml } from '#output/html/html-text.ts'
import type { ParcelView } from './parcel-shown.ts'
import { style } from './style.ts'

const other: Readonly<Record<Language, Language>> = { vi: 'en', en: 'vi' }

/** Every text of the page passes here. */
const word = (language: Language, key: string, values?: Readonly<Record<string, string>>): string =>
  escapeHtml(translate(language, key, values))

const frame = (language: Language, content: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer"><title>${word(language, 'track.title')}</title><style>${style}</style></head><body><main><header><h1>${word(language, 'track.title')}</h1><a href="?lang=${other[language]}" lang="${other[language]}" hreflang="${other[language]}">${word(language, `language.${other[language]}`)}</a></header>${content}</main></body></html>`

const dueIn = (language: Language, { due }: ParcelView): string => {
  if (!due) return ''
  const { goods, fee, currency } = due
  const shown = (value: Decimal): string =>
    escapeHtml(`${showNumber(value, { language })} ${currency === 'VND' ? 'đ' : currency}`)
  const parts =
    goods !== zero && fee !== zero
      ? `<small>${word(language, 'track.dueGoods')} ${shown(goods)} + ${word(language, 'track.dueFee')} ${shown(fee)}</small>`
      : ''
  return `<section><small>${word(language, 'track.due')}</small><p class="sum">${shown(add(goods, fee))}</p>${parts}</section>`
}

const carrierIn = (language: Language, { carrier, code, carrierUrl }: ParcelView): string => {
  const coded = code ? `<small>${word(language, 'track.code')}</small><p><b>${escapeHtml(code)}</b></p>` : ''
  const link = carrierUrl
    ? `<a href="${escapeHtml(carrierUrl)}" rel="external nofollow noopener noreferrer">${word(language, 'track.carrierPage')}</a>`
    : ''
  return `<section><small>${word(language, 'track.carrier')}</small><p><b>${escapeHtml(carrier)}</b></p>${coded}${link}</section>`
}

const wayIn = (language: Language, { way }: ParcelView): string =>
  way
    .map(
      ({ state, day }) =>
        `<li><span>${word(language, shipmentStateFacts[state].label)}</span><time datetime="${day}">${showDay(day)}</time></li>`,
    )
    .join('')

export const trackingPage = (language: Language, shown: ParcelView): string => {
  const { state, day } = shown.way.at(-1)!
  const { label, tone } = shipmentStateFacts[state]
  return frame(
    language,
    `<section><p class="chip ${tone}">${word(language, label)}</p><small>${showDay(day)}</small></section>${dueIn(language, shown)}${carrierIn(language, shown)}<section><h2>${word(language, 'track.way')}</h2><ol>${wayIn(language, shown)}</ol></section>`,
  )
}

/** Nothing to see, now or at all: `absent`, `busy` or `broken`. */
export const noticePage = (language: Language, name: 'absent' | 'busy' | 'broken'): string =>
  frame(
    language,
    `<section><h2>${word(language, `track.${name}`)}</h2><p>${word(language, `track.${name}Hint`)}</p></section>`,
  )
