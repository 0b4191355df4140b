/** What can be said of the selected block: how it looks, when it is printed, how often. */
import { attributeOf, changeAt, isTag, partAt, withAttribute, type Path, type TagPart } from '#output/editing/tree.ts'
import { Checkbox, TextInput } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useTemplateWords } from '../words.ts'
import { ConditionField, RepeatField } from './condition-field.tsx'
import { useEditor, type Editor } from './editor-context.ts'
import style from './editor.module.css'
import { propertiesOf, type Property } from './property-list.ts'
import { blockName } from './said.ts'
import { TokenList } from './token-list.tsx'

/** The list that is repeated around a block, without its own. */
const eachAround = ({ tree, eachOf }: Editor, path: Path): string | undefined =>
  path.slice(0, -1).reduce<string | undefined>((each, _, length) => {
    const part = partAt(tree, path.slice(0, length + 1))
    return isTag(part) ? eachOf(attributeOf(part, 'data-each'), each) : each
  }, undefined)

export const Properties = () => {
  const { tree, selected } = useEditor()
  const { w } = useTemplateWords()
  const part = selected && partAt(tree, selected)
  if (!selected || !isTag(part ?? undefined)) return <p className="muted">{w('templates.nothingSelected')}</p>
  return <Selected key={selected.join('.')} part={part as TagPart} path={selected} />
}

const Selected = ({ part, path }: { part: TagPart; path: Path }) => {
  const editor = useEditor()
  const { apply, eachOf } = editor
  const { w } = useTemplateWords()
  const each = eachAround(editor, path)
  const set = (name: string, value: string | undefined) =>
    apply((now) => changeAt(now, path, (own) => withAttribute(own, name, value)), { step: `${path.join('.')} ${name}` })
  const inner = eachOf(attributeOf(part, 'data-each'), each)
  return (
    <div className={style.properties}>
      <Ancestors path={path} />
      <h3>{blockName(part, { w })}</h3>
      <Stack gap={10}>
        {propertiesOf(part.tag).map((property) => (
          <PropertyField
            key={property.name}
            property={property}
            part={part}
            each={inner}
            onChange={(value) => set(property.name, value)}
          />
        ))}
        {part.tag !== 'page' && (
          <>
            <ConditionField
              value={attributeOf(part, 'data-if')}
              each={inner}
              onChange={(value) => set('data-if', value)}
            />
            <RepeatField
              value={attributeOf(part, 'data-each')}
              each={each}
              onChange={(value) => set('data-each', value)}
            />
          </>
        )}
      </Stack>
      <TokenList part={part} path={path} each={inner} />
    </div>
  )
}

/** What the block lies in, from the outside in. */
const Ancestors = ({ path }: { path: Path }) => {
  const { tree, select } = useEditor()
  const { w } = useTemplateWords()
  if (path.length < 2) return null
  return (
    <nav className={style.ancestors} aria-label={w('templates.within')}>
      {path.slice(0, -1).map((_, index) => {
        const outer = path.slice(0, index + 1)
        const part = partAt(tree, outer)
        return isTag(part) ? (
          <button key={index} type="button" onClick={() => select(outer)}>
            {blockName(part, { w })}
          </button>
        ) : null
      })}
    </nav>
  )
}

interface PropertyFieldProps {
  property: Property
  part: TagPart
  each: string | undefined
  onChange: (value: string | undefined) => void
}
const PropertyField = ({ property: { name, kind }, part, each, onChange }: PropertyFieldProps) => {
  const { readOnly } = useEditor()
  const { label } = useTemplateWords()
  const value = attributeOf(part, name)
  const own = `templates.property.${part.tag}.${name}`
  const said = label(own) === own ? label(`templates.property.${name}`) : label(own)
  if (kind.is === 'flag')
    return (
      <Checkbox
        label={said}
        checked={value !== undefined}
        disabled={readOnly}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? '' : undefined)}
      />
    )
  if (kind.is === 'choice')
    return (
      <Select
        label={said}
        clearable
        disabled={readOnly}
        value={value ?? null}
        options={kind.values.map((one) => ({
          value: one,
          label: label(name === 'sheet' ? `labels.sheet.${one}` : `templates.${name}.${one}`),
        }))}
        onChange={(next) => onChange(next ?? undefined)}
      />
    )
  const isNumeric = kind.is === 'number'
  return (
    <TextInput
      label={said}
      value={value ?? ''}
      disabled={readOnly}
      numeric={isNumeric}
      {...(isNumeric && { inputMode: 'decimal' as const, 'data-keypad': '.' })}
      {...(kind.is === 'text' && { 'data-takes-tokens': each ?? '' })}
      right={isNumeric && kind.unit ? <span className={style.unit}>{kind.unit}</span> : undefined}
      hint={kind.is === 'width' ? label('templates.widthHint') : undefined}
      onChange={({ currentTarget: { value: typed } }) => {
        const next = isNumeric ? typed.replace(',', '.') : typed
        onChange(next === '' && kind.is !== 'text' ? undefined : next)
      }}
    />
  )
}
