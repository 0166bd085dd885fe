import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { BRAND } from '../../../rules/words/brand';
import { projectRoot } from '../../config';
import { templateOf } from '../read/pathIds';
import { rowsByTag } from '../rows';
import { components, securitySchemes } from './components';
import { describeRow } from './describeRow';
import { otherPaths } from './others';
import type { Schema } from './Schema';
import { webhooks } from './webhooks';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8').trim();

const { version } = JSON.parse(textOf('package.json')) as { version: string };
const introduction = textOf('graph/rest/openapi/introduction.md');

const TAGS: Record<keyof typeof rowsByTag | 'conversations' | 'webhooks' | 'description', string> = {
  accounts: 'People, signing in and out.',
  ranchers: 'Ranches and their approval.',
  products: 'What a ranch sells besides shares.',
  orders: 'Order requests and what becomes of them.',
  papers: 'What animals, shares and payments have on paper.',
  commissions: 'What ranches owe the platform.',
  favorites: 'Saved ranches.',
  feedback: 'Words to the platform team.',
  analytics: 'The figures of the platform.',
  tables: 'The lists of admins as files.',
  conversations: 'Photos of messages.',
  webhooks: 'What is sent to the addresses that a person named on the page Profile Settings.',
  description: 'This description.',
};

/** The OpenAPI 3.1 description of the facade, generated from its rows, their views and the GraphQL schema. */
export function describeFacade(publicUrl: string): OpenAPIV3_1.Document {
  const schemas: Record<string, Schema> = { ...components.schemas };
  const paths = hoist({ ...pathsOfRows(), ...otherPaths }, schemas);
  const calls = hoist(webhooks, schemas);
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND} API`, version, description: introduction, contact: { name: BRAND, url: publicUrl } },
    externalDocs: { description: 'The same as a page', url: `${publicUrl}/api/docs` },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: calls,
    components: {
      ...components,
      securitySchemes: securitySchemes(publicUrl),
      schemas,
    } as unknown as OpenAPIV3_1.ComponentsObject,
  };
}

function pathsOfRows(): OpenAPIV3_1.PathsObject {
  const paths: OpenAPIV3_1.PathsObject = {};
  for (const [tag, rows] of Object.entries(rowsByTag)) {
    for (const row of rows) {
      const template = templateOf(row.path);
      paths[template] = { ...paths[template], [row.method.toLowerCase()]: describeRow(row, tag) };
    }
  }
  return paths;
}

/** Moves every schema with a title to the components, and leaves references in its place. */
function hoist<Document>(document: Document, schemas: Record<string, Schema>): Document {
  return JSON.parse(JSON.stringify(document), (_name, value) => {
    const isTitled = typeof value?.title === 'string' && ('type' in value || 'anyOf' in value);
    if (!isTitled) return value;
    const { title, ...schema } = value;
    const isOther = title in schemas && JSON.stringify(schemas[title]) !== JSON.stringify(schema);
    if (isOther) throw new Error(`Two different schemas are called ${title}`);
    schemas[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  });
}
