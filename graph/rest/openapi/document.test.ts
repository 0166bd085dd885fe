import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPE } from '../../../rules/developers/eventType';
import { projectRoot } from '../../config';
import { templateOf } from '../read/pathIds';
import { rows } from '../rows';
import { describeFacade } from './document';

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the document, not its type.
type Json = any;
const document: Json = JSON.parse(JSON.stringify(describeFacade('https://herdline.test')));
const operations: [string, Json][] = Object.entries<Json>(document.paths).flatMap(([template, verbs]) =>
  Object.entries<Json>(verbs).map(([verb, operation]): [string, Json] => [`${verb} ${template}`, operation]),
);
const of = (endpoint: string) => operations.find(([name]) => name === endpoint)![1];
const bodyOf = (endpoint: string) => of(endpoint).requestBody.content['application/json'].schema;
const parametersOf = (endpoint: string) =>
  Object.fromEntries(of(endpoint).parameters.map((parameter: Json) => [parameter.name ?? parameter.$ref, parameter]));

test('the description is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(document);
  expect([valid, errors]).toEqual([true, undefined]);
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://herdline.test/api' }] });
});

test('the description has every row, and the endpoints that are not rows', () => {
  const others = [
    'post /conversations/{id}/photos',
    'get /conversations/{id}/photos/{file}',
    'post /photos',
    'post /user/data',
    'get /image-proxy',
    'get /openapi.json',
    'get /changelog',
  ];
  const known = rows.map(({ method, path }) => `${method.toLowerCase()} ${templateOf(path)}`);
  expect(operations.map(([name]) => name).sort()).toEqual([...known, ...others].sort());
});

test('the description has a webhook for every type of event, and for a test event', () => {
  expect(Object.keys(document.webhooks)).toEqual([...EVENT_TYPE.values, 'TEST']);
  const { post } = document.webhooks.ORDER_PLACED;
  expect(post).toMatchObject({
    operationId: 'onOrderPlaced',
    tags: ['webhooks'],
    summary: expect.stringMatching(/\.$/),
  });
  expect(post.parameters.map(({ name }: Json) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
    'traceparent',
  ]);
  expect(post.requestBody.content['application/json'].schema.allOf).toEqual([
    { $ref: '#/components/schemas/WebhookEvent' },
    { type: 'object', required: ['type'], properties: { type: { type: 'string', const: 'ORDER_PLACED' } } },
  ]);
  const { properties, required } = document.components.schemas.WebhookEvent;
  const guide = readFileSync(path.join(projectRoot, 'docs/partners.md'), 'utf8');
  const [, body = ''] = /\{ ("id", "type", [^}]*) \}/.exec(guide) ?? [];
  const names = body.replaceAll('"', '').split(', ');
  expect(required).toEqual(names.filter((name) => name !== 'type'));
  expect(properties).toMatchObject({
    id: { type: 'string' },
    orderId: { type: ['string', 'null'] },
    amount: { type: 'integer', minimum: 0 },
    createdAt: { type: 'string', format: 'date-time' },
  });
  expect(properties.status.enum).toContain('PENDING');
});

test('each endpoint has its own name, a summary, a described tag and its permissions', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tags = document.tags.map(({ name }: Json) => name);
  for (const [, operation] of operations) {
    expect(operation).toMatchObject({
      operationId: expect.stringMatching(/^[a-z]\w+$/),
      summary: expect.stringMatching(/\.$/),
      description: expect.stringMatching(/^(For|Open to) /),
    });
    expect(tags).toContain(operation.tags[0]);
  }
});

test('the operationIds, from which programs are generated, stay the same', () => {
  expect(operations.map(([, { operationId }]) => operationId).sort()).toMatchInlineSnapshot(`
    [
      "addFavorite",
      "allOrderTable",
      "allOrders",
      "allRanchers",
      "analytics",
      "animalTable",
      "approveRancher",
      "balanceTable",
      "billOfSale",
      "changelog",
      "commissions",
      "createProduct",
      "currentUser",
      "customerOrders",
      "customerTable",
      "customers",
      "cutSheetToPrint",
      "cutSheetsToPrint",
      "deleteProduct",
      "description",
      "doorToPrint",
      "downloadPersonalData",
      "favoriteIds",
      "favorites",
      "forgotPassword",
      "imageProxy",
      "invoice",
      "isFavorite",
      "labels4x2",
      "labels5160",
      "login",
      "logout",
      "messagePhoto",
      "orderTable",
      "ownRanchOrders",
      "ownRancher",
      "placeOrder",
      "ranchOrders",
      "rancher",
      "rancherTable",
      "ranchers",
      "recallFamilies",
      "receipt",
      "receivableTable",
      "recordPayment",
      "register",
      "registerRancher",
      "rejectRancher",
      "removeFavorite",
      "requestPayment",
      "resetPassword",
      "setCommissionRate",
      "statementCsv",
      "statementPdf",
      "submitFeedback",
      "suspendRancher",
      "updateAnyRancherProfile",
      "updateOrderStatus",
      "updatePrices",
      "updateProduct",
      "updateProfile",
      "updateRancherProfile",
      "uploadMessagePhoto",
      "uploadPhoto",
    ]
  `);
});

const [SESSION, TOKEN] = [{ session: [] }, { token: [] }];

describe('who may use an endpoint', () => {
  test.each([
    ['post /login', 'Open to everyone.', []],
    ['get /favorites', 'For signed-in people. Not for API tokens.', [SESSION]],
    ['get /ranchers', 'For signed-in people. API tokens need RANCHERS_READ.', [SESSION, TOKEN]],
    [
      'get /ranchers/{id}',
      'For signed-in people. API tokens need RANCHERS_READ or ORDERS_READ or COMMISSIONS_READ or HERD_READ or REVIEWS_READ. For another ' +
        'ranch than that of their maker they need RANCHERS_READ, or COMMISSIONS_READ where the maker is an admin.',
      [SESSION, TOKEN],
    ],
    ['get /admin/ranchers', 'For admins. API tokens need RANCHERS_READ or COMMISSIONS_READ.', [SESSION, TOKEN]],
    ['get /rancher/orders.csv', 'For ranchers. API tokens need ORDERS_READ.', [SESSION, TOKEN]],
    [
      'get /commissions/rancher/{id}',
      'For the person or ranch of the path and admins. API tokens need COMMISSIONS_READ.',
      [SESSION, TOKEN],
    ],
  ])('%s', (endpoint, description, security) => {
    expect(of(endpoint)).toMatchObject({ description, security });
  });
});

const SORTS = ['NAME', 'PRICE', 'RATING', 'NEWEST', 'DISTANCE', 'SOONEST', 'LOWEST_COST'];

describe('a request', () => {
  test('has filters with GraphQL’s types, enum values and descriptions', () => {
    const { nearZip, methods, limit, after, sort } = parametersOf('get /ranchers');
    expect(nearZip).toMatchObject({ in: 'query', required: false, schema: { type: 'string' } });
    expect(methods).toMatchObject({
      explode: false,
      description: expect.stringContaining('reach the ZIP code'),
      schema: { type: 'array', items: { enum: ['LOCAL_PICKUP', 'LOCAL_DELIVERY', 'SHIPPING'] } },
    });
    expect(limit.schema).toEqual({ type: 'integer', minimum: 1, maximum: 500, default: 500 });
    expect([after.required, sort.schema.enum]).toEqual([false, SORTS]);
    expect(parametersOf('get /ranchers/{id}/statement.csv').month.required).toBe(true);
    expect(parametersOf('get /rancher/orders.csv').limit.schema.maximum).toBe(10_000);
  });

  test('has integers as the ids in its path, described by their records', () => {
    expect(parametersOf('put /rancher-products/{id}').id).toMatchObject({
      in: 'path',
      required: true,
      description: 'Id of the product.',
      schema: { type: 'integer', minimum: 1 },
    });
  });

  test('has amounts in cents, except for the two bodies in dollars', () => {
    expect(bodyOf('post /ranchers/update-prices')).toEqual({ $ref: '#/components/schemas/BeefPricesInput' });
    expect(document.components.schemas.BeefPricesInput.properties.halfCowPrice).toMatchObject({
      type: ['integer', 'null'],
    });
    const { properties } = bodyOf('post /orders');
    const dollars = { type: ['number', 'string', 'null'], description: expect.stringContaining('in dollars') };
    expect(properties.productDetails.items.properties.price).toMatchObject(dollars);
    expect(properties.shippingFee).toMatchObject(dollars);
    expect(bodyOf('post /ranchers/{id}/request-payment').properties.amount).toMatchObject({
      ...dollars,
      type: ['number', 'string'],
      description: 'The amount in dollars, at least one cent.',
    });
    expect(bodyOf('post /admin/ranchers/{id}/payment')).toMatchObject({
      required: ['amount', 'description'],
      properties: { amount: { type: 'integer', description: expect.stringContaining('in cents') } },
    });
  });

  test('has REST’s words for enum values', () => {
    const { properties, required } = bodyOf('post /orders/{id}/status');
    expect([required, properties.status.enum]).toEqual([
      ['status'],
      ['Pending', 'Contacted', 'Processing', 'Fulfilled', 'Canceled'],
    ]);
  });

  test('needs no body if no field is required', () => {
    const isNeeded = (endpoint: string) => of(endpoint).requestBody.required;
    for (const endpoint of ['put /admin/ranchers/{id}/reject', 'patch /user/profile', 'patch /ranchers/{id}'])
      expect([endpoint, isNeeded(endpoint)]).toEqual([endpoint, false]);
    for (const endpoint of ['post /orders', 'post /login', 'post /photos'])
      expect([endpoint, isNeeded(endpoint)]).toEqual([endpoint, true]);
  });

  test('may have an idempotency key for orders, payments and payment requests', () => {
    const keyed = operations.filter(([, { parameters = [] }]) =>
      parameters.some(({ $ref }: Json) => $ref === '#/components/parameters/IdempotencyKey'),
    );
    expect(keyed.map(([name]) => name)).toEqual([
      'post /orders',
      'post /ranchers/{id}/request-payment',
      'post /admin/ranchers/{id}/payment',
    ]);
  });
});

describe('a response', () => {
  const answerOf = (endpoint: string, status = 200) => of(endpoint).responses[status].content;

  test('has a record as its view writes it', () => {
    const { Order, Ranch, RanchOfViewer } = document.components.schemas;
    expect(Order.properties).toMatchObject({
      id: { type: 'integer' },
      status: { enum: ['Pending', 'Contacted', 'Processing', 'Fulfilled', 'Canceled'] },
      orderAmount: { type: 'integer', minimum: 0, description: expect.stringContaining('in cents') },
      shippingAddress: { type: ['string', 'null'] },
      createdAt: { type: 'string', format: 'date-time' },
    });
    expect(Order.properties).not.toHaveProperty('amount');
    expect(Ranch.properties).not.toHaveProperty('currentBalance');
    expect(RanchOfViewer.properties).toHaveProperty('currentBalance');
    expect(RanchOfViewer.required).not.toContain('currentBalance');
  });

  test('has the media types of tables and documents', () => {
    expect(Object.keys(answerOf('get /rancher/orders.csv'))).toEqual(['text/csv']);
    expect(Object.keys(answerOf('get /ranchers/{id}/statement.pdf'))).toEqual(['application/pdf']);
    expect(Object.keys(answerOf('get /image-proxy'))).toEqual(['image/webp']);
  });

  test('has the same shape for all refusals', () => {
    for (const [name, { responses }] of operations) {
      for (const [status, response] of Object.entries<Json>(responses)) {
        if (Number(status) >= 400)
          expect([name, response]).toEqual([name, { $ref: `#/components/responses/Error${status}` }]);
      }
    }
    expect(Object.keys(of('post /orders').responses)).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(document.components.responses.Error429.headers).toHaveProperty('Retry-After');
    expect(document.components.responses.Error503.headers).toHaveProperty('Retry-After');
  });
});
