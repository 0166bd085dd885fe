import { STATUS_CODES } from 'node:http';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Access } from '../../resolverTypes.generated';
import { pathParameters } from '../read/pathIds';
import { needsMoreForOthers, requiredAccess, scopesNeeded } from '../requireAccess';
import { rootsOf } from '../restSchema';
import type { Row } from '../row';
import { errorResponses, headerRef, json, readAnswers, refusalsOf } from './components';
import { itemsOf, list, notNull, type Schema } from './Schema';

/** Describes an endpoint in OpenAPI. */
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
