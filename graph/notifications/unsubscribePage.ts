import { BRAND, BRAND_COLORS, DARK_COLORS } from '../../rules/words/brand';

/** The path of the page's styles. They aren't in the page, because the content security policy allows no inline styles. */
const STYLES_PATH = '/unsubscribe/page.css';

/** The path of the page's script. */
const SCRIPT_PATH = '/unsubscribe/page.js';

/** A page for people who followed the link of an email. It contains no text that people have entered. */
export const unsubscribePage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title} · ${BRAND}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${STYLES_PATH}">
<script src="${SCRIPT_PATH}"></script></head>
<body><header><a href="/">${BRAND}</a></header><main><h1>${title}</h1>${body}</main></body>
</html>
`;

/** Removes the secret of the link from the address bar. */
export const UNSUBSCRIBE_SCRIPT = "history.replaceState(null, '', '/unsubscribe');\n";

const colors = (inks: typeof BRAND_COLORS) =>
  Object.entries(inks)
    .map(([name, ink]) => `--${name}: ${ink};`)
    .join(' ');

export const UNSUBSCRIBE_STYLES = `
:root { ${colors(BRAND_COLORS)} color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { ${colors(DARK_COLORS)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 'Public Sans', Arial, sans-serif; }
header { padding: 16px 24px; border-bottom: 1px solid var(--line); }
header a { color: var(--red); font: 600 21px Fraunces, Georgia, serif; text-decoration: none; }
main { max-width: 560px; margin: 0 auto; padding: 48px 24px; overflow-wrap: anywhere; }
h1 { margin: 0 0 16px; font: 600 28px/1.2 Fraunces, Georgia, serif; }
p { margin: 0 0 16px; }
p.soft { color: var(--soft); font-size: 15px; }
main a { color: inherit; }
button {
  min-height: 44px; padding: 10px 20px; border: 0; border-radius: 6px; background: var(--red); color: var(--onRed);
  font: inherit; font-weight: 600; cursor: pointer;
}
a:focus-visible, button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (max-width: 767px) { main { padding: 32px 16px; } button { width: 100%; } }
`;
