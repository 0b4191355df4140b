/**
 * Lets the bundler leave out the router's components that nobody draws: links that load pages ahead, forms, what a server
 * renders. It keeps a component that is made by a call which might do something else, or that is given a name for
 * developer tools, and with it all that it needs.
 */
import type { Plugin } from 'vite'

export const unusedRouterParts = (): Plugin => ({
  name: 'vua:router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(
          /^((?:const|let|var) \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/gm,
          '$1/* @__PURE__ */ ',
        ),
      map: null,
    }),
  },
})
