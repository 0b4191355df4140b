/** The statements of a file of SQL, one by one: a cluster hands each on to its machines as it is (decision 0133). */

/** Up to a semicolon that stands in no comment, text, name or body of a function. */
const statement = /(?:--[^\n]*|\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|[^;])+/g
const comment = /--[^\n]*|\/\*[\s\S]*?\*\//g

/** The statements without their semicolons; what has nothing but comments is left out. */
export const statementsOf = (text: string): string[] =>
  [...text.matchAll(statement)].map(([one]) => one.trim()).filter((one) => one.replaceAll(comment, '').trim() !== '')
