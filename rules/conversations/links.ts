import { readUrl } from '../fields/readUrl';

export type TextPart = { text: string; href?: string };

/** Matches only ASCII letters, because a host in another script can look like a different host. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#@!$&()*+,;=%[\]]+/gi;

/** Punctuation at the end of a URL belongs to the sentence. */
const END = /[.,;:!?)\]]{1,20}$/;

/** Splits a text at its URLs. Everything else stays plain text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(END, '');
    const href = webAddress(address);
    if (!href || !isSeparate(text, index, address)) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** False if a letter touches the URL, because a reader would take the letter for a part of the URL. */
function isSeparate(text: string, index: number, address: string): boolean {
  return (
    !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, index - 2), index)) &&
    !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(index + address.length))
  );
}

/** Parses a URL. Null if the text isn't one, or if a user name disguises its host, as in `https://bank.com@evil.example`. */
function webAddress(address: string): string | null {
  const url = readUrl(address);
  if (!url || url.username || url.password) return null;
  return url.hostname.includes('.') && !url.hostname.includes('xn--') ? url.href : null;
}
