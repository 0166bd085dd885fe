import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { planChunks } from './planChunks';

interface ChunkSpec {
  imports?: string[];
  size?: number;
  /** The file of the screen, if it's a screen's own chunk. */
  screen?: string;
  name?: string;
}

const chunks = (made: Record<string, ChunkSpec>) =>
  Object.entries(made).map(([fileName, { imports = [], size = 100, screen, name = '' }]) => ({
    fileName,
    name,
    imports,
    code: 'x'.repeat(size),
    moduleIds: [`${fileName}.ts`],
    isEntry: false,
    isDynamicEntry: screen !== undefined,
    facadeModuleId: screen ?? null,
  })) as unknown as Rolldown.OutputChunk[];

const filesOf = (plan: Map<string, string>) => new Set(plan.values()).size;
const small = Array.from({ length: 20 }, (_, at) => `small${at}`);
const smallOnes = Object.fromEntries(small.map((file) => [file, {}]));

test('modules that the same screens share are in one file', () => {
  const plan = planChunks(
    chunks({
      home: { screen: 'HomePage.tsx', imports: small },
      guide: { screen: 'GuidePage.tsx', imports: small },
      ...smallOnes,
    }),
  );
  expect(plan.size).toBe(20);
  expect(filesOf(plan)).toBe(1);
});

test('no screen loads something large that only another screen needs', () => {
  const plan = planChunks(
    chunks({
      home: { screen: 'HomePage.tsx', imports: [...small, 'form'] },
      guide: { screen: 'GuidePage.tsx', imports: small },
      form: { size: 90_000, imports: ['small1'] },
      ...smallOnes,
    }),
  );
  expect(plan.get('form.ts')).not.toBe(plan.get('small1.ts'));
});

test('a screen without Apollo Client loads no file that needs it', () => {
  const plan = planChunks(
    chunks({
      find: { screen: 'FindPage.tsx', imports: ['query', 'card'] },
      home: { screen: 'HomePage.tsx', imports: ['card'] },
      query: { imports: ['graph'] },
      card: {},
      graph: { name: 'graph', size: 150_000 },
    }),
  );
  expect(plan.get('card.ts')).not.toBe('graph');
  expect(plan.get('graph.ts')).toBe('graph');
  expect(plan.get('query.ts')).toBe('graph');
});

test('no files import each other circularly', () => {
  const plan = planChunks(
    chunks({
      home: { screen: 'HomePage.tsx', imports: ['outer', 'inner'] },
      guide: { screen: 'GuidePage.tsx', imports: ['outer', 'middle'] },
      outer: { imports: ['middle'] },
      middle: { imports: ['inner'], size: 90_000 },
      inner: {},
    }),
  );
  const [outer, middle, inner] = ['outer', 'middle', 'inner'].map((file) => plan.get(`${file}.ts`));
  expect(outer === inner && outer !== middle).toBe(false);
});

test('the order in which the bundler lists its files changes nothing', () => {
  const listed = chunks({
    home: { screen: 'HomePage.tsx', imports: small },
    guide: { screen: 'GuidePage.tsx', imports: [...small.slice(5), 'form'] },
    find: { screen: 'FindPage.tsx', imports: [...small.slice(0, 12), 'form', 'card'] },
    form: { size: 9_000, imports: ['small1'] },
    card: { size: 7_000, imports: ['small2'] },
    ...smallOnes,
  });
  const sorted = (plan: Map<string, string>) => [...plan].toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(sorted(planChunks(listed.toReversed()))).toEqual(sorted(planChunks(listed)));
});
