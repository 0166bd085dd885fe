import { readUrl } from '../fields/readUrl';

/** A part of a message's text: words, or a web address that it names. */
export type TextPart = { text: string; href?: string };

/** Only plain letters: a host in other scripts can look like another one. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#@!$&()*+,;=%[\]]+/gi;

/** What ends a sentence belongs to the sentence. */
const END = /[.,;:!?)\]]+$/;

/** Splits a text at its web addresses. Everything else stays text, whatever it looks like. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(END, '');
    const href = webAddress(address);
    if (!href || !standsAlone(text, index, address)) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** Letters of other scripts beside it would belong to what the reader takes for the address. */
function standsAlone(text: string, index: number, address: string): boolean {
  return (
    !/[\p{L}\p{N}]$/u.test(text.slice(0, index)) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(index + address.length))
  );
}

/** Null for what is no address, or hides its host behind a name such as `https://bank.com@evil.example`. */
function webAddress(address: string): string | null {
  const url = readUrl(address);
  if (!url || url.username || url.password) return null;
  return url.hostname.includes('.') && !url.hostname.includes('xn--') ? url.href : null;
}
