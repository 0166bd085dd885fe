import type { Knex } from 'knex';
import type { testGraph } from '../../testing/graph';

export type Person = { id: number } | null;

const FIELDS = `id side kind state waitsFor dueAt proposedBy remedy amount givenBack conversationId
  entries { id step side authorName text remedy amount photos { url } }`;
const mutation = (verb: string, args: string, types: string) =>
  `mutation (${types}) { ${verb}(${args}) { complaint { ${FIELDS} } } }`;

const OPEN = mutation(
  'openComplaint',
  'orderId: $id, input: $input, idempotencyKey: $key',
  '$id: ID!, $input: ComplaintInput!, $key: String',
);
const ANSWER = mutation(
  'answerComplaint',
  'complaintId: $id, input: $input, idempotencyKey: $key',
  '$id: ID!, $input: ComplaintAnswerInput!, $key: String',
);
const ACCEPT = mutation('acceptProposal', 'complaintId: $id, entryId: $entryId', '$id: ID!, $entryId: ID!');
const CLOSE = mutation('closeComplaint', 'complaintId: $id, reason: $reason', '$id: ID!, $reason: String');
const DECIDE = mutation(
  'decideComplaint',
  'complaintId: $id, input: $input',
  '$id: ID!, $input: ComplaintDecisionInput!',
);
const READ = `query ($id: ID!) { order(id: $id) { complaints { ${FIELDS} } } }`;

/** Acts on complaints as a person does. */
export function complaining({ as }: Pick<Awaited<ReturnType<typeof testGraph>>, 'as'>) {
  const run =
    (query: string) =>
    (person: Person, id: number | string, given: object = {}) =>
      as(person).run(query, { id: String(id), ...given });
  const [opened, answered, accepted, closed, decided] = [OPEN, ANSWER, ACCEPT, CLOSE, DECIDE].map(run);
  const of = (act: typeof opened) => act as NonNullable<typeof opened>;
  return {
    open: (person: Person, orderId: number, input: object = {}, key: string | null = null) =>
      of(opened)(person, orderId, { input: { kind: 'WEIGHT', text: 'Twenty pounds are missing.', ...input }, key }),
    answer: (person: Person, id: string, input: object = {}, key: string | null = null) =>
      of(answered)(person, id, { input: { text: 'We weighed it twice.', ...input }, key }),
    accept: (person: Person, id: string, entryId: string) => of(accepted)(person, id, { entryId }),
    close: (person: Person, id: string, reason: string | null = null) => of(closed)(person, id, { reason }),
    decide: (person: Person, id: string, input: object = {}) =>
      of(decided)(person, id, { input: { reason: 'The scale slip says so.', remedy: 'NOTHING', ...input } }),
    read: (person: Person, orderId: number) => run(READ)(person, orderId),
  };
}

/** Moves the time by which a side has to act. */
export const dueIn = (db: Knex, id: string, hours: number) =>
  db('complaints')
    .where({ id })
    .update({ dueAt: db.raw("now() + ? * interval '1 hour'", [hours]) });
