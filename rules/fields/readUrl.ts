/** Parses a URL, or returns null. `URL.canParse` refuses some letters with accents after the engine has optimized it. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
