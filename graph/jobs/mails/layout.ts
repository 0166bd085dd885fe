import { BRAND, BRAND_COLORS, SUBLINE } from '../../../rules/words/brand';
import { type Html, html } from '../../http/html';
import type { Addressee, Fact, Letter } from '../../mail/Letter';

/** A letter as text and as HTML. The HTML loads nothing from elsewhere: mail programs block that, and it would track readers. */
export function layout(written: Letter, publicUrl: string): { text: string; html: string } {
  const letter = { ...written, paragraphs: written.paragraphs.map(withSingleStops) };
  const url = `${publicUrl}${letter.link.path}`;
  return { text: textOf(letter, url), html: pageOf(letter, url).source };
}

/** Leaves one full stop where a sentence ends with a name such as 'Smith Bros. Inc.' */
const withSingleStops = (text: string) => text.replace(/(?<![.])\.\.(?![.])/g, '.');

function textOf({ to, paragraphs, facts = [], link, closing }: Letter, url: string): string {
  const table = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [greeting(to), ...paragraphs, table, `${link.label}: ${url}`, closing, `${BRAND}\n${SUBLINE}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function pageOf({ to, subject, paragraphs, facts = [], link, closing = '' }: Letter, url: string): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin: 0; padding: 32px 16px; background: ${BRAND_COLORS.paper}; color: ${BRAND_COLORS.ink}; font: 17px/1.5 'Public Sans', Arial, sans-serif; overflow-wrap: break-word">
<div style="max-width: 560px; margin: 0 auto">
<p style="font: 600 21px Georgia, serif; color: ${BRAND_COLORS.red}">${BRAND}</p>
<p>${greeting(to)}</p>
${paragraphs.map((text) => html`<p style="white-space: pre-line">${text}</p>`)}
${facts.length > 0 ? tableOf(facts) : ''}
<p style="margin: 24px 0"><a href="${url}" style="display: inline-block; padding: 12px 20px; border-radius: 6px; background: ${BRAND_COLORS.red}; color: ${BRAND_COLORS.onRed}; text-decoration: none">${link.label}</a></p>
<p>${closing}</p>
<p style="padding-top: 16px; border-top: 1px solid ${BRAND_COLORS.line}; font-size: 13px; color: ${BRAND_COLORS.soft}">${BRAND} · ${SUBLINE}</p>
</div>
</body>
</html>
`;
}

const greeting = ({ name }: Addressee) => (name ? `Hello ${name},` : 'Hello,');

/** The columns are fixed, because a phone would otherwise break words of the second one to fit the first in one line. */
function tableOf(facts: Fact[]): Html {
  const cell = `padding: 8px 16px 8px 0; border-bottom: 1px solid ${BRAND_COLORS.line}; text-align: left; vertical-align: top`;
  const rows = facts.map(
    ([label, value]) => html`<tr><th scope="row" style="${cell}; width: 38%; font-weight: 600">${label}</th>
<td style="${cell}; white-space: pre-line; overflow-wrap: anywhere">${value}</td></tr>`,
  );
  return html`<table style="width: 100%; table-layout: fixed; border-collapse: collapse">${rows}</table>`;
}
