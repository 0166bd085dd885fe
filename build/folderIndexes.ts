import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type GraphQLSchema, getNamedType, isAbstractType, isObjectType } from 'graphql';
import { type Preset, writeFile } from './persistedDocuments';

const index = (write: (schema: GraphQLSchema) => string): Preset => writeFile(async (schema) => write(schema));

const MIGRATION = /^(\d{14}_\w+)\.(sql|ts)$/;
const STEPS = /-- migrate:up\n([\s\S]*)-- migrate:down\n([\s\S]*)/;

/** Every migration by its name without an extension, in the order in which it runs. The text of those in SQL goes with the build. */
export const migrationIndex = index(() => {
  const files = readdirSync('migrations').filter((file) => MIGRATION.test(file));
  const entries = files.toSorted().map((file) => {
    const [, name, kind] = MIGRATION.exec(file) ?? [];
    return { name, steps: kind === 'sql' ? stepsIn(file) : `migration_${name}` };
  });
  const modules = entries.filter(({ name, steps }) => steps === `migration_${name}`);
  return `import type { Knex } from 'knex';
${modules.map(({ name, steps }) => `import * as ${steps} from './${name}';\n`).join('')}
/** SQL, or a function for what reads something first. */
type Step = string | ((knex: Knex) => Promise<void>);

export const migrations: Record<string, { up: Step; down: Step; comments?: string }> = {
${entries.map(({ name, steps }) => `  '${name}': ${steps},\n`).join('')}};
`;
});

function stepsIn(file: string): string {
  const [, up, down] = STEPS.exec(readFileSync(`migrations/${file}`, 'utf8')) ?? [];
  if (!up || !down) throw new Error(`migrations/${file} needs -- migrate:up and -- migrate:down`);
  return JSON.stringify({ up, down });
}

/** The resolvers of every folder of the server that has a `resolvers.ts`. */
export const resolverIndex = index(() => {
  const folders = readdirSync('graph').toSorted();
  const found = folders.filter((folder) => existsSync(`graph/${folder}/resolvers.ts`)).map(resolversIn);
  const imports = found.map(({ name, folder }) => `import { ${name} } from '../${folder}/resolvers';\n`);
  return `${imports.join('')}
export const resolversOfFolders = [${found.map(({ name }) => name).join(', ')}];
`;
});

function resolversIn(folder: string) {
  const file = `graph/${folder}/resolvers.ts`;
  const [, name] = /^export const (\w+Resolvers)\b/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!name) throw new Error(`${file} exports no resolvers`);
  return { folder, name };
}

/** The parts of the schema that Apollo Client's cache needs: paginated fields, and possible types of interfaces and unions. */
export const cacheIndex = index((schema) => {
  const types = Object.values(schema.getTypeMap());
  const isPaged = (type: string) => type.endsWith('Connection');
  const fields = types.filter(isObjectType).flatMap((type) => {
    const paged = Object.values(type.getFields()).filter(({ type: of }) => isPaged(getNamedType(of).name));
    return paged.length > 0 ? [[type.name, paged.map(({ name }) => name)]] : [];
  });
  const possible = types.filter(isAbstractType).map((type) => [type.name, schema.getPossibleTypes(type).map(String)]);
  return `export const connectionFields: Record<string, readonly string[]> = ${JSON.stringify(Object.fromEntries(fields))};

export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(possible))};
`;
});
