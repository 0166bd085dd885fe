/** Returns a LIKE pattern that finds the search literally and anywhere in a lowercase text. */
export function contains(search: string): string {
  // PostgreSQL can't store NUL in a text.
  const typed = search.replaceAll('\0', '').trim().toLowerCase();
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
}
