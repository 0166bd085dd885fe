import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { BRAND } from '../../../rules/words/brand';
import { projectRoot } from '../../config';
import type { Access } from '../../resolverTypes.generated';
import { pathParameters, templateOf } from '../read/pathIds';
import { needsMoreForOthers, requiredAccess, scopesNeeded } from '../requireAccess';
import { rootsOf } from '../restSchema';
import type { Row } from '../row';
import { rowsByTag } from '../rows';
import { components, errorResponses, headerRef, json, readAnswers, refusalsOf, securitySchemes } from './components';
import { otherPaths } from './others';
import { itemsOf, list, notNull, type Schema } from './Schema';
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

export function describeRow(row: Row, tag: string): OpenAPIV3_1.OperationObject {
  const { description, security } = whoMay(row);
  return {
    tags: [tag],
    summary: row.summary,
    description: [description, ...row.deprecations.map(({ reason }) => reason)].join(' '),
    ...(row.isDeprecated && { deprecated: true }),
    operationId: row.operationId,
    security,
    parameters: parametersOf(row),
    ...(row.body && { requestBody: { required: Boolean(row.body.required?.length), content: json(row.body) } }),
    responses: { ...successOf(row), ...errorResponses(refusalsOf(row, security.length === 0)) },
  } as OpenAPIV3_1.OperationObject;
}

function parametersOf(row: Row) {
  const query = Object.entries(row.query).map(([name, { schema, description, required }]) => {
    const isArray = schema.type === 'array';
    return { name, in: 'query', description, required, schema, ...(isArray && { style: 'form', explode: false }) };
  });
  const key = row.names.idempotencyKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return [...pathParameters(row.path), ...query, ...key];
}

function successOf({ method, status, isList, deprecations, ...row }: Row): object {
  const { contentMediaType, ...schema } = answerSchema(row);
  const content = contentMediaType ? { [contentMediaType]: { schema } } : json(schema);
  const headers = {
    RateLimit: headerRef('RateLimit'),
    'RateLimit-Policy': headerRef('RateLimitPolicy'),
    ...(deprecations.length > 0 && { Deprecation: headerRef('Deprecation'), Sunset: headerRef('Sunset') }),
  };
  if (method === 'GET') return readAnswers(content, { ...headers, ...(isList && { Link: headerRef('Link') }) });
  return { [status]: { description: STATUS_CODES[status], headers, content } };
}

/** Returns the schema of a successful answer: the operation's selection, changed by the row's view. */
function answerSchema({ path, answers, view }: Pick<Row, 'path' | 'answers' | 'view'>): Schema {
  const described = answers.map(({ schema }) => JSON.stringify(view.describe(notNull(schema))));
  const [first, ...others] = [...new Set(described)].map((text): Schema => JSON.parse(text));
  if (!first) throw new Error(`${path} answers nothing`);
  return others.length === 0 ? first : list({ anyOf: [first, ...others].map(itemsOf) });
}

const WHO: Record<Exclude<Access, 'VISITOR_WHEN_OPEN'>, string> = {
  PROCESSOR: 'a processor, in a browser in which its link is open',
  PUBLIC: 'everyone',
  SIGNED_IN: 'signed-in people',
  CUSTOMER: 'customers',
  RANCHER: 'ranchers',
  ADMIN: 'admins',
  OWNER: 'the person or ranch of the path',
  SELLER: 'the ranch',
};

const OF_OTHERS =
  'For another ranch than that of their maker they need RANCHERS_READ, or COMMISSIONS_READ where the maker is an admin.';

/** Describes who may use a row (by @access and the row itself) and which scopes a token needs (by @scope). */
function whoMay(row: Row): { description: string; security: Record<string, string[]>[] } {
  const allowed = row.to ?? rootsOf(row.operation).flatMap((root) => requiredAccess(root).to);
  if (allowed.includes('PUBLIC')) return { description: 'Open to everyone.', security: [] };
  const people = `For ${allowed.map((access) => WHO[access]).join(' and ')}.`;
  const needed = scopesNeeded(row);
  if (!needed) return { description: `${people} Not for API tokens.`, security: [{ session: [] }] };
  const scopes = `API tokens need ${needed.map((anyOf) => anyOf.join(' or ')).join(' and ')}.`;
  return {
    description: [people, scopes, ...(needsMoreForOthers(row, needed) ? [OF_OTHERS] : [])].join(' '),
    // Scopes of a token that isn't OAuth's have no place here, so the description says them.
    security: [{ session: [] }, { token: [] }],
  };
}
