/** A web address as an object, or null if it isn't one. `URL.canParse` refuses some letters with accents once the engine has optimized it. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
