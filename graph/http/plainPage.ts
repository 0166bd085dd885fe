import { BRAND, BRAND_COLORS, DARK_COLORS } from '../../rules/words/brand';

/** A page without the client, for emails and for programmers. `head` links its styles, which can't be in the page. */
export const plainPage = (title: string, body: string, head: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title} · ${BRAND}</title><link rel="icon" href="/favicon.svg">${head}</head>
<body><header><a href="/">${BRAND}</a></header><main><h1>${title}</h1>${body}</main></body>
</html>
`;

const colors = (inks: typeof BRAND_COLORS) =>
  Object.entries(inks)
    .map(([name, ink]) => `--${name}: ${ink};`)
    .join(' ');

export const PLAIN_STYLES = `
:root { ${colors(BRAND_COLORS)} color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { ${colors(DARK_COLORS)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 'Public Sans', Arial, sans-serif; }
header { padding: 16px 24px; border-bottom: 1px solid var(--line); }
header a { color: var(--red); font: 600 21px Fraunces, Georgia, serif; text-decoration: none; }
main { max-width: 560px; margin: 0 auto; padding: 48px 24px; overflow-wrap: anywhere; }
h1 { margin: 0 0 16px; font: 600 28px/1.2 Fraunces, Georgia, serif; }
h2 { margin: 40px 0 8px; font: 600 21px/1.2 Fraunces, Georgia, serif; }
h3 { margin: 24px 0 8px; font-size: 17px; }
p, ul, details { margin: 0 0 16px; }
code { font-size: 15px; }
summary { min-height: 44px; padding: 10px 0; font-weight: 600; cursor: pointer; }
dt, p.soft { color: var(--soft); font-size: 15px; }
dl { margin: 24px 0; }
dd { margin: 0 0 12px; }
main a { color: inherit; }
button {
  min-height: 44px; padding: 10px 20px; border: 0; border-radius: 6px; background: var(--red); color: var(--onRed);
  font: inherit; font-weight: 600; cursor: pointer;
}
a:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (max-width: 767px) { main { padding: 32px 16px; } button { width: 100%; } }
`;
