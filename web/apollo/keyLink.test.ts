import { ApolloLink, Observable, type TypedDocumentNode } from '@apollo/client';
import { buildSchema, type FieldNode, Kind } from 'graphql';
import { expect, test } from 'vitest';
import sdl from '../../schema.graphql?raw';
import { AddFavoriteDocument } from '../favorites/FavoriteButton.generated';
import { WriteReviewDocument } from '../orders/review/ReviewDialog.generated';
import { refusal } from '../testing/visit';
import { createApolloClient } from './client';

const modules = import.meta.glob<Record<string, TypedDocumentNode>>('../**/*.generated.ts', { eager: true });
const mutations = buildSchema(sdl, { assumeValidSDL: true }).getMutationType()?.getFields() ?? {};

/** Returns the root fields of a document's mutation. */
const fieldsOf = ({ definitions }: TypedDocumentNode): FieldNode[] =>
  definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION && part.operation === 'mutation'
      ? part.selectionSet.selections.filter((field) => field.kind === Kind.FIELD)
      : [],
  );

test('each mutation of the client sends a key if the server takes one', () => {
  const documents = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, document]) => (name.endsWith('Document') ? [document] : [])),
  );
  const takesKey = ({ name }: FieldNode) =>
    mutations[name.value]?.args.some((arg) => arg.name === 'idempotencyKey') ?? false;
  const sendsKey = (field: FieldNode) =>
    field.arguments?.some(({ name, value }) => name.value === 'idempotencyKey' && value.kind === Kind.VARIABLE);
  const keyed = documents.flatMap(fieldsOf).filter(takesKey);
  expect(keyed.length).toBeGreaterThan(20);
  expect(keyed.filter((field) => !sendsKey(field)).map(({ name }) => name.value)).toEqual([]);
});

type Sent = { idempotencyKey?: string };

/** Answers in turn: null loses the answer. */
function clientWith(answers: (ApolloLink.Result | null)[]) {
  const sent: Sent[] = [];
  const link = new ApolloLink(({ variables }) => {
    const answer = answers[sent.length];
    sent.push(variables);
    return new Observable((observer) => {
      if (!answer) return observer.error(new TypeError('Failed to fetch'));
      observer.next(answer);
      observer.complete();
    });
  });
  const client = createApolloClient(link);
  const write = (stars: number) =>
    client
      .mutate({ mutation: WriteReviewDocument, variables: { orderId: '1', input: { stars, words: 'Good' } } })
      .catch(() => {});
  return { client, write, keys: () => sent.map(({ idempotencyKey }) => idempotencyKey) };
}

const done = { data: { writeReview: null } };

test('a change has one key until its answer arrives, and then another', async () => {
  const { write, keys } = clientWith([null, refusal('INTERNAL', 'Oops') as never, done, done]);
  for (let time = 0; time < 4; time++) await write(5);
  const [first, second, third, fourth] = keys();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('another change has another key, and a change without one sends none', async () => {
  const { client, write, keys } = clientWith([null, null, done]);
  await write(5);
  await write(4);
  await client.mutate({ mutation: AddFavoriteDocument, variables: { rancherId: '7' } }).catch(() => {});
  expect(keys()[0]).not.toBe(keys()[1]);
  expect(keys()[2]).toBeUndefined();
});
