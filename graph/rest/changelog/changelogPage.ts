import { type Html, html } from '../../http/html';
import { plainPage } from '../../http/plainPage';
import type { ContractVersion } from './ContractVersion';

/** Where the page is, and below it its styles. */
const CHANGELOG = '/api/changelog';

/** What the versions of the contract changed, as a page that needs no script. */
export const changelogPage = (versions: readonly ContractVersion[]): string =>
  plainPage(
    'Changes of the API',
    html`<p>What each version of the contract added, deprecated and removed. The contract itself is
<a href="/schema.graphql">schema.graphql</a>, and programs read this page with <code>Accept: application/json</code>.</p>
${versions.map(section)}`.source,
    `<link rel="stylesheet" href="${CHANGELOG}/page.css">`,
  );

function section({ version, day, added, deprecated, breaking, removed }: ContractVersion): Html {
  const parts = [
    part(
      'Deprecated',
      deprecated.map(({ coordinate, reason, until }) => html`<code>${coordinate}</code> until ${until}: ${reason}`),
    ),
    part(
      'May need a change of your program',
      breaking.map(({ change, since, reason }) => html`${change} (${since}) ${reason}`),
    ),
    part('Removed', grouped(removed)),
  ];
  const isEmpty = [added, deprecated, breaking, removed].every(({ length }) => length === 0);
  return html`<section><h2>${version ? `${version}, ${day}` : 'In the next release'}</h2>
${isEmpty ? html`<p>No changes.</p>` : parts}
${added.length > 0 ? html`<details><summary>Added: ${String(added.length)}</summary><ul>${items(grouped(added))}</ul></details>` : ''}
</section>`;
}

const part = (title: string, entries: Html[]): Html =>
  entries.length > 0 ? html`<h3>${title}</h3><ul>${items(entries)}</ul>` : html``;

const items = (entries: Html[]) => entries.map((entry) => html`<li>${entry}</li>`);

/** An entry for each type: the type alone if it is new or gone as a whole, otherwise its elements. */
function grouped(coordinates: readonly string[]): Html[] {
  const byType = new Map<string, string[]>();
  for (const coordinate of coordinates) {
    const [type = '', ...element] = coordinate.split('.');
    byType.set(type, [...(byType.get(type) ?? []), ...element]);
  }
  return [...byType].map(([type, elements]) =>
    elements.length > 0 ? html`<code>${type}</code>: ${elements.join(', ')}` : html`<code>${type}</code>`,
  );
}
