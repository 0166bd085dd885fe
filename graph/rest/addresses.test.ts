import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../config';
import { otherPaths } from './openapi/others';
import { templateOf } from './read/pathIds';
import { rows } from './rows';

/** Where people and programs read addresses: screens, the service worker, letters, papers, guides and proxies. */
const NAMING = ['web', 'rules', 'e2e', 'deploy', 'docs', 'graph'];
const OF_GRAPH = /^graph\/(documents|[^/]+\/letters)\//;
/** The recipe invents a row, and the decisions list rows that went. */
const INVENTED = /(adding-a-rest-row|decisions)\.md$|\.test\.tsx?$/;

const ADDRESS = /\/api\/(?:\$\{[^}]*\}|\{\w+\}|[\w.:-]|\/(?=[\w$:{]))*(?:\$\{[^}]*\}|[\w}])/g;
const PART = /\$\{[^}]*\}|\{\w+\}|:id\b|\b\d+\b/;

/** Whether the address, whose parts in braces may be anything, is one of an endpoint. */
function isServed(address: string): boolean {
  const parts = address.split(new RegExp(PART, 'g')).map((part) => part.replace(/[.$]/g, '\\$&'));
  return served.some((known) => new RegExp(`^${parts.join('.+')}$`).test(known));
}

const served = [...rows.map((row) => templateOf(row.path)), ...Object.keys(otherPaths), '/docs'].map(
  (template) => `/api${template.replace('{file}', 'a-480.webp').replace(/\{\w+\}/g, '1')}`,
);

test('each address that a screen, a letter, a paper or a guide names is one that the facade serves', () => {
  const files = NAMING.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  );
  const named = files
    .filter((file) => /\.(tsx?|md|cfg|conf)$/.test(file) && !INVENTED.test(file))
    .filter((file) => !file.startsWith('graph/') || OF_GRAPH.test(file))
    .flatMap((file) => {
      const found = readFileSync(path.join(projectRoot, file), 'utf8').match(ADDRESS) ?? [];
      return found.map((address) => `${file}: ${address}`);
    });
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((line) => !isServed(line.split(': ')[1] ?? ''))).toEqual([]);
});
