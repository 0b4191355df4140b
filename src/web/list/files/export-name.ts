/** The name of an exported file; apart from the export, which needs a browser, so that it can be tested without one. */

const two = (value: number): string => String(value).padStart(2, '0')

/** Vietnamese title + space + `DD-MM-YYYY HH_mm` + `.xlsx` (contract README §7). */
export const exportName = (title: string, now: Date): string =>
  `${title} ${two(now.getDate())}-${two(now.getMonth() + 1)}-${now.getFullYear()} ${two(now.getHours())}_${two(now.getMinutes())}.xlsx`
