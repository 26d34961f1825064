/** Cuts the middle of what is too long: the end of a path names the operation. */
export function clipMiddle(text: string, length: number): string {
  if (text.length <= length) return text
  const [start, end] = [Math.ceil((length - 3) / 2), Math.floor((length - 3) / 2)]
  return `${text.slice(0, start)}...${text.slice(-end)}`
}
