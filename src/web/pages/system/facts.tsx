/** What is known of a record that nobody changes: names and values, without those that are empty. */
import style from './system.module.css'

export type Fact = readonly [name: string, value: string]

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={style.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
