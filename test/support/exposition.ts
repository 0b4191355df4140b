/** Reads the text in which `/metrics` answers, strictly: a line that is none of its form throws. */
export interface Sample {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

const sampleLine =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*",?)*)\})? (-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|\+Inf|NaN)$/
const commentLine = /^# (?:HELP [a-zA-Z_:][\w:]* .+|TYPE [a-zA-Z_:][\w:]* (?:counter|gauge|histogram|summary|untyped))$/

const readLabels = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name!, value!]))

export const readExposition = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      if (commentLine.test(line)) return []
      const [, name, labels = '', value] = sampleLine.exec(line) ?? []
      if (!name) throw new Error(`Not a line of metrics: ${line}`)
      return [{ name, labels: readLabels(labels), value: Number(value!.replace('Inf', 'Infinity')) }]
    })
