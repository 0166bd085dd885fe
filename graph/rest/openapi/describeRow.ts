import { STATUS_CODES } from 'node:http';
import { type DocumentNode, getOperationAST } from 'graphql';
import type { OpenAPIV3_1 } from 'openapi-types';
import { queryParameters } from '../queryParameters';
import type { AnyRow } from '../row';
import { answerOf } from './answerOf';
import { headerRef } from './components';
import { errorResponses, refusalsOf } from './errorResponses';
import { pathParameters } from './pathParameters';
import type { Schema } from './Schema';
import { whoMay } from './whoMay';

type Operation = OpenAPIV3_1.OperationObject;

/** An endpoint as OpenAPI describes it. */
export function describeRow(row: AnyRow, tag: string): Operation {
  const { description, security } = whoMay(row);
  return {
    tags: [tag],
    summary: row.summary,
    description,
    operationId: row.operationId ?? nameOf(row.operation),
    security,
    parameters: parametersOf(row),
    ...(row.body && { requestBody: { required: Boolean(row.body.required?.length), content: json(row.body) } }),
    responses: {
      ...successOf(row),
      ...errorResponses(refusalsOf(row, security.length === 0)),
    },
  } as Operation;
}

/** 'RestAllOrders' is called allOrders. */
function nameOf(operation: DocumentNode): string {
  const name = getOperationAST(operation)!.name!.value.replace(/^Rest/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function parametersOf(row: AnyRow) {
  const query = Object.entries(queryParameters(row)).map(([name, { schema, description, required }]) => {
    const isList = schema.type === 'array';
    return { name, in: 'query', description, required, schema, ...(isList && { style: 'form', explode: false }) };
  });
  const key = takesKey(row) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return [...pathParameters(row.path), ...query, ...key];
}

const KEY = 'idempotencyKey';
const takesKey = ({ operation }: AnyRow): boolean =>
  (getOperationAST(operation)?.variableDefinitions ?? []).some(({ variable }) => variable.name.value === KEY);

function successOf(row: AnyRow): object {
  const isRead = row.method === 'GET';
  const status = ('status' in row && row.status) || 200;
  const answer = answerOf(row);
  const isList = 'connection' in row;
  const cached = isRead ? { ETag: headerRef('ETag') } : {};
  const spending = { RateLimit: headerRef('RateLimit'), 'RateLimit-Policy': headerRef('RateLimitPolicy') };
  const headers = { ...cached, ...spending, ...(isList && { Link: headerRef('Link') }) };
  const content = answer.contentMediaType ? file(answer) : json(answer);
  return {
    [status]: { description: STATUS_CODES[status], headers, content },
    ...(isRead && { 304: { description: 'Not Modified: what If-None-Match names still holds.', headers: cached } }),
  };
}

const json = (schema: Schema) => ({ 'application/json': { schema } });

const file = ({ contentMediaType, ...schema }: Schema) => ({ [contentMediaType!]: { schema } });
