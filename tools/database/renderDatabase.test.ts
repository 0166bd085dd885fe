import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { connect } from '../../graph/database/connection';
import { emptyDatabaseUrl, ownDatabaseUrl } from '../../graph/testing/database';
import { migrations } from '../../migrations/list.generated';
import { DATABASE_FILE, renderDatabase } from './renderDatabase';

/** Of the database that the migrations of 0.1.0 made, without comments and by the names of its things. */
const OF_0_1_0 = '0fb8326f2193aa92de184d3438a2474c0f2a4fa30db9d5783c6e43e0f2182cc8';

// Another version of PostgreSQL than the embedded one may write its catalogs differently.
describe.skipIf(process.env.DATABASE_URL)('the database', async () => {
  const [now, before] = [connect(await ownDatabaseUrl('described')), connect(await emptyDatabaseUrl('of_the_nouns'))];
  afterAll(() => Promise.all([now.destroy(), before.destroy()]));

  test('is described as it is (if not: npm run db:describe)', async () => {
    expect(`${(await renderDatabase(now)).join('\n\n')}\n`).toBe(readFileSync(DATABASE_FILE, 'utf8'));
  });

  test('is made by the migration of each noun as those of 0.1.0 made it', async () => {
    const nouns = Object.keys(migrations).filter((name) => name < '20261126180000');
    for (const name of nouns) await before.migrate.up({ name });
    const things = (await renderDatabase(before)).map((thing) =>
      thing
        .replace(/^\s*--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    expect(createHash('sha256').update(things.toSorted().join('\n')).digest('hex')).toBe(OF_0_1_0);
  });
});
