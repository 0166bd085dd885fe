import type { TypedDocumentNode } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { fetchSession } from '../session/fetchSession';
import { LogoutDocument } from '../session/Logout.generated';
import { SessionDocument } from '../session/Session.generated';
import { createApolloClient } from './client';
import { documentId } from './documentId';

const UNKNOWN = {
  errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
};
const noViewer = { data: { viewer: null } };
const asId = (sha256Hash?: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** Queries the session without using what an earlier test left in the cache. */
const session = { query: SessionDocument, fetchPolicy: 'network-only' } as const;

type Document = TypedDocumentNode<unknown, Record<string, never>>;
type Sent = { operationName: string; query?: string; extensions?: ReturnType<typeof asId> };

/** Every operation of the client that goes over HTTP. */
const modules = import.meta.glob<Record<string, Document>>('../**/*.generated.ts', { eager: true });
const operations = Object.entries(modules)
  .flatMap(([file, module]) => Object.entries(module).map(([name, document]) => ({ file, name, document })))
  .filter(({ name }) => name.endsWith('Document'))
  .map(({ document }) => ({ document, kind: kindOf(document) }))
  .filter(({ kind }) => kind !== 'subscription');

function kindOf({ definitions: [definition] }: Document) {
  return definition?.kind === 'OperationDefinition' ? definition.operation : undefined;
}

/** Returns a value for each variable, since the cache evaluates @skip and @include. */
function variablesOf({ definitions: [definition] }: Document) {
  const variables = definition?.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [];
  return Object.fromEntries(variables.map(({ variable }) => [variable.name.value, true])) as Record<string, never>;
}

/** Fakes a server that sends these answers in turn and then repeats the last one. Returns the requests that it received. */
function serverOf(...answers: object[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  });
  return sent;
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('an operation is sent as its id and its name', async () => {
  const sent = serverOf(noViewer);
  const { data } = await createApolloClient().query(session);
  expect(data).toEqual({ viewer: null });
  const extensions = asId(documentId(SessionDocument));
  expect(sent).toEqual([{ operationName: 'Session', variables: {}, extensions }]);
});

test('the text of an operation is sent if the server does not know the id', async () => {
  const sent = serverOf(UNKNOWN, noViewer);
  const { data } = await createApolloClient().query(session);
  expect(data).toEqual({ viewer: null });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ operationName: 'Session', query: expect.stringContaining('query Session') });
  expect(sent[1]).not.toHaveProperty('extensions');
});

test('the next operation is sent as its id again', async () => {
  const sent = serverOf(UNKNOWN, noViewer);
  const client = createApolloClient();
  await client.query(session);
  await client.query(session);
  expect(sent.map(({ query }) => query === undefined)).toEqual([true, false, true]);
});

test('the first request of a page is also sent in full if the id is unknown', async () => {
  const viewer = { __typename: 'User', id: '1', name: 'Robin', ranch: null };
  const person = { ...viewer, email: 'robin@herdline.test', userType: 'CUSTOMER', mustChangePassword: false };
  const sent = serverOf(UNKNOWN, UNKNOWN, { data: { viewer: person } });
  // Replaces the client of the previous test.
  createApolloClient();
  expect(await fetchSession()).toEqual(person);
  expect(sent.map(({ query }) => query === undefined)).toEqual([true, true, false]);
  expect(sent[0]!.extensions).toEqual(asId(documentId(SessionDocument)));
});

test('the id of each operation is the hash of its text', async () => {
  expect(operations.length).toBeGreaterThan(50);
  for (const { document, kind } of operations) {
    const sent = serverOf(UNKNOWN, { errors: [{ message: 'Enough' }] });
    const client = createApolloClient();
    const variables = variablesOf(document);
    const response =
      kind === 'query'
        ? client.query({ ...session, query: document, variables })
        : client.mutate({ mutation: document, variables });
    await expect(response).rejects.toThrow('Enough');
    expect(sent[0]!.extensions).toMatchObject(asId(documentId(document)));
    expect(await sha256(sent[1]!.query!)).toBe(documentId(document));
  }
});

test('a change outlives its page, unless it is too long for that', async () => {
  const outlives: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { keepalive }: RequestInit) => {
    outlives.push(keepalive);
    return new Response(JSON.stringify({ data: { logout: true } }), {
      headers: { 'Content-Type': 'application/json' },
    });
  });
  const client = createApolloClient();
  await client.mutate({ mutation: LogoutDocument });
  await client.mutate({ mutation: LogoutDocument, variables: { text: 'x'.repeat(70_000) } as never });
  expect(outlives).toEqual([true, false]);
});
