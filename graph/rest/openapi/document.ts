import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { BRAND } from '../../../rules/words/brand';
import { projectRoot } from '../../config';
import { templateOf } from '../read/pathIds';
import { rowsByNoun } from '../rows';
import { components, securitySchemes } from './components';
import { describeRow } from './describeRow';
import { otherPaths } from './others';
import type { Schema } from './Schema';

type Document = OpenAPIV3_1.Document;

const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string };

const INTRODUCTION = `The marketplace of ${BRAND} over HTTP and JSON. Each endpoint runs an operation of the graph, whose contract is at \`/schema.graphql\`.

- **Money** is in integer US cents, both ways. Two bodies alone are in dollars, and say so: the order and the payment request.
- **Ids** are integers. **Moments** are ISO 8601 in UTC. Weights are pounds, distances miles, rates percent.
- **Words** such as \`Half Cow\` are understood in any case, and as the graph spells them: \`HALF_COW\`.
- **Lists** give all there are up to \`limit\`. Where there are more, the header \`Link\` says where they go on.
- **A read** has an \`ETag\`. Sent back as \`If-None-Match\` it is answered with 304 while nothing has changed.
- **A write** with an \`Idempotency-Key\`, where it is taken, can be sent again without being done again.
- **Errors** have one shape. \`code\` is for programs, \`message\` for people.`;

const TAGS: Record<keyof typeof rowsByNoun | 'description', string> = {
  accounts: 'People, signing in and out.',
  ranchers: 'Ranches and their approval.',
  products: 'What a ranch sells besides shares.',
  orders: 'Order requests and what becomes of them.',
  commissions: 'What ranches owe the platform.',
  favorites: 'Saved ranches.',
  feedback: 'Words to the platform team.',
  analytics: 'The figures of the platform.',
  tables: 'The lists of admins as files.',
  description: 'This description.',
};

/** The OpenAPI 3.1 description of the facade, generated from its rows, their views and the graph's schema. */
export function describeFacade(publicUrl: string): Document {
  const schemas: Record<string, Schema> = { ...components.schemas };
  const paths = hoist({ ...pathsOfRows(), ...otherPaths }, schemas);
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND} API`, version, description: INTRODUCTION },
    externalDocs: { description: 'The same as a page', url: `${publicUrl}/api/docs` },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      ...components,
      securitySchemes: securitySchemes(publicUrl),
      schemas,
    } as unknown as OpenAPIV3_1.ComponentsObject,
  };
}

function pathsOfRows(): OpenAPIV3_1.PathsObject {
  const paths: OpenAPIV3_1.PathsObject = {};
  for (const [noun, rows] of Object.entries(rowsByNoun)) {
    for (const row of rows) {
      const template = templateOf(row.path);
      paths[template] = { ...paths[template], [row.method.toLowerCase()]: describeRow(row, noun) };
    }
  }
  return paths;
}

type Json = Record<string, unknown>;

/** Moves every schema with a title to the components, and leaves references in its place. */
function hoist<Document>(document: Document, schemas: Record<string, Schema>): Document {
  const texts = new Map<string, string>();

  function moved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    const { title, ...rest } = value as Json;
    const inner = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, moved(part)]));
    if (typeof title !== 'string' || !isSchema(inner))
      return title === undefined ? inner : { title: moved(title), ...inner };
    return referenceTo(title, inner);
  }

  function referenceTo(title: string, schema: Schema): Schema {
    const text = JSON.stringify(schema);
    if (texts.has(title) && texts.get(title) !== text) throw new Error(`Two different schemas are called ${title}`);
    texts.set(title, text);
    schemas[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  }

  return moved(document) as Document;
}

const isSchema = (value: Json): value is Schema => 'type' in value || 'anyOf' in value;
