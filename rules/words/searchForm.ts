/** A text as searches compare it, like the database's `search_form`: in lowercase, with plain letters and signs. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .toLowerCase();
