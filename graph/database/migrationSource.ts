import type { Knex } from 'knex';
import { migrations } from '../../migrations/list.generated';

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`There is no migration named ${name}`);
    return migration;
  },
};
