import type { Knex } from 'knex';
import { migrations } from '../../migrations/list.generated';

type Steps = Record<'up' | 'down', (knex: Knex) => Promise<void>>;

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => migrationNamed(name),
};

export function migrationNamed(name: string): Steps {
  const migration = migrations[name];
  if (!migration) throw new Error(`There is no migration named ${name}`);
  return { up: (knex) => run(migration.up, knex), down: (knex) => run(migration.down, knex) };
}

async function run(step: string | Steps['up'], knex: Knex): Promise<void> {
  await (typeof step === 'string' ? knex.raw(step) : step(knex));
}
