/** A pattern for LIKE on lower-case text that finds what was typed anywhere in it, letter by letter. */
export function contains(search: string): string {
  // PostgreSQL's texts hold no zero character.
  const typed = search.replaceAll('\0', '').trim().toLowerCase();
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
}
