/** Two letters, for a company without a logo. */
export const monogram = (name: string): string => {
  const plain = name.replace(
    /công ty|cổ phần|trách nhiệm hữu hạn|tnhh|một thành viên|mtv|cp|thương mại|dịch vụ|tm|dv|[^\p{L}\p{N} ]/giu,
    ' ',
  )
  const words = (plain.trim() || name.trim()).split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]!.toUpperCase())
    .join('')
}
