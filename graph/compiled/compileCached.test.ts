import {
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AnswerCache } from '../answerCache/AnswerCache';
import { fakeNotices } from '../answerCache/testing/fakeNotices';
import type { Context } from '../context';
import { type Shape, same, value } from '../database/reading/shape';
import { type Ask, render, sql } from '../database/reading/sql';
import { favoritesOfRanch } from '../favorites/Favorite';
import { isGuarded } from '../schema/scopes';
import { schema } from '../server/graphqlServer';
import { recordingSession, testConfig, testGraph } from '../testing/graph';
import { compileCached } from './compileCached';
import { readCached } from './readCached';
import { shapes } from './shapes';

const { db, make } = await testGraph();

function compiled(text: string, known: Record<string, Shape> = shapes) {
  const document = parse(text);
  const operation = document.definitions[0] as OperationDefinitionNode;
  return compileCached(operation, { schema, document, variables: {} }, { shapes: known, hasResolver: () => false });
}

async function contextOf(): Promise<Context> {
  const { id } = await make.customer();
  const viewer = {
    id,
    userType: 'CUSTOMER' as const,
    ranchId: null,
    role: null,
    duties: [],
    mustChangePassword: false,
    sessionsValidFrom: 0,
    secondFactorSetup: 'OPTIONAL' as const,
    secondFactorAskedAt: null,
    deletesAt: null,
  };
  const answerCache = new AnswerCache(fakeNotices(), 1_000_000);
  const log = pino({ level: 'silent' });
  return { db, config: testConfig, log, session: recordingSession(), address: '', viewer, answerCache };
}

/** Fields that only resolvers can read, and that only the ranch may see. */
const RESOLVER_ONLY = ['receivableFigures', 'helpers', 'helperInvitations', 'animalsToRecord'];

/** Selects all fields of a type that have no arguments, and those of the types that they lead to. */
function everything(type: GraphQLObjectType, depth = 0): string {
  const fields = Object.values(type.getFields()).filter(
    ({ name, args }) => args.length === 0 && !RESOLVER_ONLY.includes(name),
  );
  const texts = fields.map((field) => {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return field.name;
    return `${field.name} ${depth < 2 && isObjectType(named) ? everything(named, depth + 1) : '{ __typename }'}`;
  });
  return `{ ${texts.join(' ')} }`;
}

const ranch = everything(schema.getType('Rancher') as GraphQLObjectType);
const PRODUCTS =
  'products { id name ... on CustomProduct { variants { id name } } ... on SelectCut { cut } ... on BeefBox { contents } }';

test('cached answers use only tables whose changes are announced, and no clock or unannounced column', async () => {
  const plan = compiled(`{ rancher(id: 1) ${ranch} more: rancher(id: 1) { ${PRODUCTS} } }`);
  if (!plan) throw new Error('Nothing of a ranch is cached');
  const ask: Ask = { context: await contextOf(), prepared: new Map() };
  for (const step of plan.keySteps) await step(ask, {});
  for (const step of plan.steps) await step(ask, {});
  const { text } = render(plan.statement, ask);
  const sources = [...text.matchAll(/\b(?:from|join) +([a-z_]+)/g)].map(([, name]) => name);
  const announced = ['ranchers', 'users', 'products', 'product_variants', 'animals', 'ranch_harvests'];
  const ofTheRow = ['jsonb_array_elements', 'unnest'];
  expect(new Set(sources)).toEqual(new Set([...announced, ...ofTheRow]));
  expect(text).not.toMatch(/current_balance|updated_at|\bnow\b|current_|clock_timestamp|random/);
});

test('a cached contact has only the fields whose changes tell_contact_changes announces', () => {
  const contact = schema.getType('Contact') as GraphQLObjectType;
  const cached = Object.values(contact.getFields()).filter((field) => !isGuarded(schema, contact, field));
  expect(cached.map(({ name }) => name)).toEqual(['name', 'email', 'phone']);
});

test('a field that is not marked as the same for everybody depends on the viewer', () => {
  const fields = { ...shapes.Rancher?.fields, ranchName: value((row) => sql`${row}.ranch_name`) };
  const unmarked = { ...shapes, Rancher: { ...shapes.Rancher, fields } };
  expect(compiled('{ rancher(id: 1) { id city ranchName } }', unmarked)?.viewerPart.holes).toHaveLength(1);
  const { changesBy: _, ...without } = shapes.Rancher ?? {};
  expect(compiled('{ rancher(id: 1) { id city } }', { ...shapes, Rancher: without })).toBeNull();
});

test('a field that is wrongly marked as the same for everybody is not cached', async () => {
  const Rancher = {
    ...shapes.Rancher,
    fields: { ...shapes.Rancher?.fields, isFavorite: same(favoritesOfRanch.isFavorite!) },
  };
  const plan = compiled('{ rancher(id: 1) { id isFavorite } }', { ...shapes, Rancher });
  if (!plan) throw new Error('Nothing is cached');
  // The first time of a document that isn't ours isn't cached.
  expect(await readCached(plan, {}, await contextOf())).toBeNull();
  await expect(readCached(plan, {}, await contextOf())).rejects.toThrow('A cached answer depends on its viewer');
});
