/** A pattern for LIKE on lower-case text that finds what was typed anywhere in it, letter by letter. */
export function contains(search: string): string {
  return `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
}
