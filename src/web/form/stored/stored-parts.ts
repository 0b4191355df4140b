/** Components that only the page of a stored document needs, in one chunk. */
export { ChainStrip } from './chain-strip.tsx'
export { KeptBanner } from './kept-banner.tsx'
export { ReadFiles, ReadHead } from './read-head.tsx'
export { ReadValue, RecordLink } from './read-value.tsx'
export { ViewAside } from './view-aside.tsx'
export { ViewBar } from './view-bar.tsx'
