/**
 * A text as searches compare it: in lowercase, without accents, and with plain apostrophes and dashes, however they were typed. The
 * database's function `search_form` is the same.
 */
export const searchForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .toLowerCase();
