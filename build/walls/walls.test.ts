import { describe, expect, it } from 'vitest';
import { checkWalls } from './checkWalls';
import { readImports, readSources } from './readImports';
import { FLOORS } from './walls';

const tree = readSources();

const TESTS_ONLY = ['graph/permission/', 'graph/testing/'];

/** The faults that a file would have in the current tree. */
const faultsOf = (path: string, text: string) => checkWalls(readImports(new Map([[path, text]]), tree));

describe('the walls', () => {
  it('hold in the whole tree, and there are no import cycles', () => {
    expect(checkWalls(readImports(tree))).toEqual([]);
  });

  it.each([
    ['web/ui/Wrong.tsx', '../../graph/errors'],
    ['web/home/Wrong.tsx', '../../graph/errors'],
    ['web/home/Wrong.test.tsx', '../../graph/errors'],
    ['web/home/Wrong.tsx', '../../seeds/random'],
    ['web/home/Wrong.tsx', '../../migrations/list'],
    ['web/ui/text/Wrong.tsx', '../../home/HomePage'],
    ['web/ui/text/Wrong.tsx', '../../../rules/money/money'],
    ['web/theme/wrong.ts', '../ui/text/Money'],
    ['web/parts/Wrong.tsx', '../checkout/CheckoutPage'],
    ['web/home/Wrong.tsx', '../checkout/CheckoutPage'],
    ['web/orders/Wrong.tsx', '../admin/AdminPage'],
    ['rules/orders/wrong.ts', '../../web/paths'],
    ['rules/orders/wrong.ts', '../../graph/errors'],
    ['rules/orders/wrong.ts', 'knex'],
    ['graph/rest/rows/wrong.ts', '../../orders/Order'],
    ['graph/rest/rows/wrong.ts', '../../database/connection'],
    ['graph/reviews/wrong.ts', '../orders/resolvers'],
    ['graph/favorites/wrong.ts', '../orders/Order'],
    ['graph/orders/wrong.ts', '../ordering/placeOrder'],
    ['graph/ranches/wrong.ts', '../claims/Claim'],
    ['graph/claims/wrong.ts', '../settlements/readFacts'],
    ['graph/mail/wrong.ts', '../letters/orders/placedLetters'],
    ['graph/schema/wrong.ts', '../accounts/User'],
    ['graph/compiled/wrong.ts', '../server/graphqlServer'],
    ['graph/favorites/wrong.ts', '../rest/row'],
    ['graph/outbound/wrong.ts', '../orders/Order'],
    ['graph/orders/wrong.ts', '../../web/ui/text/Money'],
    ['graph/unknownFolder/wrong.ts', '../errors'],
  ])('do not let %s import %s', (path, target) => {
    expect(faultsOf(path, `import '${target}';`)).toHaveLength(1);
  });

  it.each([
    ['a type import', "import type { X } from '../../graph/errors';"],
    ['a re-export', "export { X } from '../../graph/errors';"],
    ['a dynamic import', "const load = () => import('../../graph/errors');"],
  ])('refuse %s like any other import', (_, text) => {
    expect(faultsOf('web/home/wrong.ts', text)).toHaveLength(1);
  });

  it('name each folder of the server once', () => {
    const folders = new Set([...tree.keys()].flatMap((file) => /^graph\/(\w+)\//.exec(file)?.[1] ?? []));
    expect([...FLOORS, ...TESTS_ONLY].map((floor) => floor.split('/')[1]).sort()).toEqual([...folders].sort());
  });

  it('refuse an import cycle, even of types and of what is loaded later', () => {
    const cycle = new Map([
      ['rules/a.ts', "import type { B } from './b';"],
      ['rules/b.ts', "export { C } from './c';"],
      ['rules/c.ts', "const load = () => import('./a');"],
      ['rules/d.ts', "import { A } from './a';"],
    ]);
    expect(checkWalls(readImports(cycle))).toEqual([
      'An import cycle: rules/a.ts -> rules/b.ts -> rules/c.ts -> rules/a.ts',
    ]);
  });
});
