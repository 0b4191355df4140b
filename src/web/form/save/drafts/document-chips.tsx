/** The drafts of other new documents of the page, told by partner and number of lines. */
import { isBlankLine, shapeOf } from '../../draft/draft.ts'
import { loadUnknown } from '../../draft/store/load-refs.ts'
import { useFormModel, type FormModel } from '../../draft/store/model.ts'
import { currentFormWords } from '../../../words/form-words.ts'
import type { DraftDesk } from './draft-desk.ts'
import type { DocumentDraft } from './drafted-document.ts'
import { KeptChips } from './kept-chips.tsx'

const describe = async ({ definition, cache, party }: FormModel, { raw }: DocumentDraft): Promise<string> => {
  const { fields, lines } = shapeOf(definition)
  const { t } = currentFormWords()
  // The partner's name alone is asked for, not its goods.
  await loadUnknown(definition, { ...raw, lines: [] }, cache)
  const partner = party === undefined ? undefined : cache.get(fields[party]!.of!, raw[party] as string | null)
  const count = raw.lines.filter((line) => !isBlankLine(lines, line)).length
  return [partner?.name ?? raw.description, count > 0 && t('form.draftLines', { n: count })].filter(Boolean).join(' · ')
}

export const DocumentChips = ({ draft }: { draft: DraftDesk<DocumentDraft> }) => {
  const model = useFormModel()
  return <KeptChips draft={draft} describe={(kept) => describe(model, kept)} />
}
