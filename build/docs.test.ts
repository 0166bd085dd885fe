import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['build', 'deploy', 'docs', 'e2e', 'graph', 'migrations', 'rules', 'seeds', 'tools', 'web'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => !/node_modules|generated/.test(file));

const pages = new Map(
  [...readdirSync('.'), ...files]
    .filter((file) => file.endsWith('.md'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string) => [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each([...pages.keys()])('every link in %s leads somewhere', (file) => {
  const links = [...(pages.get(file) ?? '').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(target) || (anchor && !anchorsOf(pages.get(target) ?? '').includes(anchor));
  });
  expect(broken).toEqual([]);
});

const named = [...pages.keys()].filter((file) =>
  /(^|\/)(README|CONTRIBUTING|architecture|decisions|adding-a-[\w-]+)\.md$/.test(file),
);

/** What the reader of a recipe (docs/adding-…) makes. */
const MADE_BY_READERS =
  /ratings\/|Ratings|rateRancher|Rating(Connection|Edge|\.ts)|rating(Form|Shape)|MailsTab|admin\/mails|waterSource/i;

const code = ['schema.graphql', 'package.json', 'vitest.config.ts', 'codegen.ts', 'biome.json', ...files]
  .filter((file) => /\.(tsx?|graphql|json|sql|css|html|grit|cfg|conf|ya?ml|js)$/.test(file) && existsSync(file))
  .map((file) => readFileSync(file, 'utf8'));
const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));

const endings = ['', '.ts', '.tsx', '.test.ts', '.graphql', '.sql'];
const known = new Set(files);

/** Whether a path exists: from the root, from the page's folder or its parent, or as the end of a file's path. */
function isPath(path: string, page: string): boolean {
  const bases = ['.', dirname(page), 'graph', 'web'];
  if (bases.some((base) => endings.some((ending) => existsSync(join(base, path + ending))))) return true;
  return endings.some((ending) => [...known].some((file) => file.endsWith(`/${path}${ending}`)));
}

/** Names of other programs, and of a pattern. */
const FOREIGN = ['zipcodes', 'modulepreload', 'dvh', 'pg_dump', 'visibleX', 'json_agg', 'eval'];
for (const name of FOREIGN) words.add(name);

const isWord = (text: string) => /^[A-Za-z_$@][\w.$@]*(\(\))?$/.test(text);
const isKnownWord = (text: string) => (text.match(/\w+/g) ?? []).every((word) => words.has(word));

test.each(named)('every path and name in %s is in the code', (file) => {
  const page = (pages.get(file) ?? '').replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...page.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => !MADE_BY_READERS.test(text));
  const isPathLike = /^(?!\.data|dist|DATA_DIR)[\w@.-]+(\/[\w@.-]+)+\/?$|^[\w.-]+\.(ts|tsx|sql|md|grit|graphql)$/;
  const paths = quoted.filter((text) => isPathLike.test(text));
  const lost = paths.filter((path) => !isPath(path.replace(/\/$/, ''), file));
  const unknown = quoted.filter((text) => isWord(text) && !paths.includes(text) && !isKnownWord(text));
  expect({ lost, unknown }).toEqual({ lost: [], unknown: [] });
});
