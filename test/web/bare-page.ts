/** What modules of the browser read from the page while they are loaded: cookies and the address. Import it first. */
const signedIn = { cookie: 'userName=lan', activeElement: null }
const address = { host: 'minhtam.vua.test', protocol: 'https:', search: '' }
Object.assign(globalThis, { document: signedIn, location: address })
