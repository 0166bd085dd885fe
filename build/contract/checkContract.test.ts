import { describe, expect, test } from 'vitest';
import { checkContract } from './checkContract';
import type { Mark } from './marks';

const directives = `
  enum Access { PUBLIC SIGNED_IN CUSTOMER RANCHER ADMIN OWNER SELLER }
  enum ApiScope { ORDERS_READ RANCHERS_READ }
  directive @access(to: [Access!]!, otherwise: String) on FIELD_DEFINITION
  directive @scope(anyOf: [ApiScope!]!) on FIELD_DEFINITION
`;

const query = 'type Query { viewer: String @access(to: [PUBLIC]) }';

type Change = { from: string; to: string; marks?: Mark[]; today?: string };

function check({ from, to, marks = [], today = '2026-11-21' }: Change) {
  const released = { version: '1.0.0', schema: directives + from, marks };
  return checkContract({ released, schema: directives + to, today });
}

const faultsOf = (change: Change) => check(change).faults;

const order = (fields: string) => `${query} type Order { id: ID! ${fields} }`;

test('a schema that stays has no faults', () => {
  expect(check({ from: order('total: Int'), to: order('total: Int') })).toEqual({ faults: [], surprises: [] });
});

test('a default where there was none is no change', () => {
  const [from, to] = ['', ' = 2'].map(
    (value) => `${order(`lines(a: Int${value}): Int`)} input Filter { a: Int${value} }`,
  );
  expect(check({ from: from!, to: to! })).toEqual({ faults: [], surprises: [] });
});

test('what is added waits for the next release', () => {
  expect(faultsOf({ from: order(''), to: order('total: Int') })).toEqual([]);
});

test.each([
  ['a field that is gone', order('total: Int'), order(''), 'FIELD_REMOVED Order.total was removed.'],
  [
    'another type',
    order('total: Int'),
    order('total: String'),
    'FIELD_CHANGED_KIND Order.total changed type from Int to String.',
  ],
  [
    'what can be null now',
    order('total: Int!'),
    order('total: Int'),
    'FIELD_CHANGED_KIND Order.total changed type from Int! to Int.',
  ],
  [
    'an argument that must be given',
    order('lines: Int'),
    order('lines(first: Int!): Int'),
    'REQUIRED_ARG_ADDED A required arg first on Order.lines was added.',
  ],
  [
    'a value that is gone',
    `${query} enum Kind { A B }`,
    `${query} enum Kind { A }`,
    'VALUE_REMOVED_FROM_ENUM B was removed from enum type Kind.',
  ],
  [
    'another default of an argument',
    order('lines(first: Int = 10): Int'),
    order('lines(first: Int = 20): Int'),
    'ARG_DEFAULT_VALUE_CHANGE Order.lines arg first has changed defaultValue from 10 to 20.',
  ],
  [
    'a default that is gone',
    order('lines(first: Int = 10): Int'),
    order('lines(first: Int): Int'),
    'ARG_DEFAULT_VALUE_CHANGE Order.lines arg first defaultValue was removed.',
  ],
  [
    'another default in an input',
    `${query} input Filter { a: Int = 1 }`,
    `${query} input Filter { a: Int = 2 }`,
    'INPUT_FIELD_DEFAULT_VALUE_CHANGE Filter.a has changed defaultValue from 1 to 2.',
  ],
])('%s breaks a promise', (_, from, to, change) => {
  const { faults, surprises } = check({ from, to });
  expect(faults).toHaveLength(1);
  expect(surprises).toEqual([]);
  expect(faults[0]).toContain(`Partners were promised otherwise: ${change}`);
});

test('a new value of an enum may surprise, and is no fault', () => {
  const { faults, surprises } = check({ from: `${query} enum Kind { A }`, to: `${query} enum Kind { A B }` });
  expect(faults).toEqual([]);
  expect(surprises).toEqual(['VALUE_ADDED_TO_ENUM B was added to enum type Kind.']);
});

describe('marks', () => {
  const from = order('total: Int');
  const mark = { change: 'FIELD_REMOVED Order.total was removed.', since: '2026-11-21', reason: 'It was never right.' };

  test('a marked change passes', () => {
    expect(faultsOf({ from, to: order(''), marks: [mark] })).toEqual([]);
  });

  test('the fault shows the mark to write', () => {
    const [fault] = faultsOf({ from, to: order('') });
    expect(fault).toContain(JSON.stringify({ ...mark, reason: '…' }));
  });

  test('a mark about nothing that is broken is a fault', () => {
    expect(faultsOf({ from, to: from, marks: [mark] })).toEqual([
      `This mark is about nothing that is broken: ${mark.change}`,
    ]);
  });

  test.each([{ since: 'today' }, { reason: ' ' }])('a mark without %o is a fault', (change) => {
    expect(faultsOf({ from, to: order(''), marks: [{ ...mark, ...change }] })).toEqual([
      `A mark needs the day in \`since\` and a \`reason\`: ${mark.change}`,
    ]);
  });
});

describe('deprecation', () => {
  const deprecated = (reason: string) => order(`sum: Int @deprecated(reason: "${reason}") total: Int`);
  const announced = deprecated('Use Order.total instead, until 2027-05-21.');

  test('says what to use instead and until when', () => {
    expect(faultsOf({ from: order('sum: Int total: Int'), to: announced })).toEqual([]);
  });

  test.each(['Not good', 'Use Order.total', 'Gone, until 2027-05-21', 'Use Order.total, until 2027-02-30'])(
    "'%s' says too little",
    (reason) => {
      const faults = faultsOf({ from: order('sum: Int total: Int'), to: deprecated(reason) });
      expect(faults).toEqual(["Order.sum: its @deprecated must read like 'Use X instead, until 2027-05-21'"]);
    },
  );

  test('nor does a bare @deprecated, be it on an argument, an input field or a value', () => {
    const to = `type Query { viewer(old: Int @deprecated): String @access(to: [PUBLIC]) }
      input Filter { old: Int @deprecated }
      enum Kind { OLD @deprecated }`;
    expect(faultsOf({ from: to, to }).map((fault) => fault.split(': ')[0])).toEqual([
      'Query.viewer(old:)',
      'Filter.old',
      'Kind.OLD',
    ]);
  });

  test('what was announced goes when its last day has passed, and needs no mark', () => {
    const to = order('total: Int');
    expect(faultsOf({ from: announced, to, today: '2027-05-21' })[0]).toContain('FIELD_REMOVED Order.sum was removed.');
    expect(faultsOf({ from: announced, to, today: '2027-05-22' })).toEqual([]);
  });

  test('arguments, input fields and values likewise', () => {
    const old = '@deprecated(reason: "Use another instead, until 2026-11-20")';
    const from = `type Query { viewer(old: Int ${old}): String @access(to: [PUBLIC]) }
      input Filter { id: ID old: Int ${old} }
      enum Kind { OLD ${old} NEW }`;
    const to = `${query} input Filter { id: ID } enum Kind { NEW }`;
    expect(faultsOf({ from, to })).toEqual([]);
  });

  test('must be announced ninety days before', () => {
    const from = order('sum: Int total: Int');
    const until = (day: string) => faultsOf({ from, to: deprecated(`Use Order.total, until ${day}`) });
    expect(until('2027-02-19')).toEqual([]);
    expect(until('2027-02-18')).toEqual(['Order.sum: it must stay until 2027-02-19 at least']);
    expect(until('2026-11-20')).toHaveLength(1);
  });

  test('nor does anything come deprecated with less time', () => {
    expect(faultsOf({ from: order('total: Int'), to: deprecated('Use total, until 2026-12-01') })).toHaveLength(1);
  });

  test('a day that was released comes near, and may be put off but not brought forward', () => {
    const today = '2027-05-20';
    const until = (day: string) =>
      faultsOf({ from: announced, to: deprecated(`Use Order.total, until ${day}`), today });
    expect(until('2027-05-21')).toEqual([]);
    expect(until('2027-06-01')).toEqual([]);
    expect(until('2027-05-20')).toEqual(['Order.sum: it must stay until 2027-05-21 at least']);
  });

  describe('of all that leads to a type', () => {
    const old = '@deprecated(reason: "Use another instead, until 2026-11-20")';
    const types = `
      interface Told { id: ID }
      type Past implements Told { id: ID next: Past kind: Kind }
      type Other { id: ID }
      union Any = Past | Other
      enum Kind { A }
      input Filter { kind: Kind }`;
    const from = (rest = '') => `type Query {
      viewer: String @access(to: [PUBLIC])
      past(where: Filter): Past ${old}
      any: Any ${old}
      told: Told ${old}
      ${rest}
    } ${types}`;

    test('the type goes with it, and what only it led to', () => {
      expect(faultsOf({ from: from(), to: query })).toEqual([]);
    });

    test.each([
      ['kept(where: Filter): Int', 'Filter was removed.', 'Kind was removed.'],
      ['kept: Any', 'Any was removed.', 'Past was removed.', 'Other was removed.', 'Told was removed.'],
      ['kept: Told', 'Told was removed.', 'Past was removed.'],
    ])('not when %s leads there too', (kept, ...removed) => {
      const faults = faultsOf({ from: from(kept), to: query }).join('\n');
      for (const each of removed) expect(faults).toContain(`TYPE_REMOVED ${each}`);
    });

    test('nor before the day', () => {
      const faults = faultsOf({ from: from(), to: query, today: '2026-11-20' }).join('\n');
      expect(faults).toContain('TYPE_REMOVED Past was removed.');
    });
  });

  test('announced is what was released, not what stands there since yesterday', () => {
    const from = order('sum: Int total: Int');
    expect(faultsOf({ from, to: order('total: Int'), today: '2030-01-01' })).toHaveLength(1);
  });
});

describe('permission', () => {
  const root = (rule: string) => `type Query { orders: Int ${rule} }`;
  const lost = (from: string, to: string) =>
    faultsOf({ from, to }).map((fault) => /promised otherwise: (.*)/.exec(fault)?.[1]);

  test.each([
    ['[PUBLIC]', '[SIGNED_IN]', 'PUBLIC'],
    ['[SIGNED_IN]', '[CUSTOMER, RANCHER]', 'SIGNED_IN'],
    ['[RANCHER, ADMIN]', '[ADMIN]', 'RANCHER'],
    ['[OWNER, ADMIN]', '[CUSTOMER]', 'OWNER, ADMIN'],
  ])('from %s to %s is narrower', (from, to, whom) => {
    expect(lost(root(`@access(to: ${from})`), root(`@access(to: ${to})`))).toEqual([
      `ACCESS_NARROWED Query.orders is no longer open to ${whom}.`,
    ]);
  });

  test.each([
    ['[ADMIN]', '[RANCHER, ADMIN]'],
    ['[OWNER]', '[SIGNED_IN]'],
    ['[SIGNED_IN]', '[PUBLIC]'],
    ['[SIGNED_IN]', '[CUSTOMER, RANCHER, ADMIN]'],
  ])('from %s to %s is not', (from, to) => {
    expect(lost(root(`@access(to: ${from})`), root(`@access(to: ${to})`))).toEqual([]);
  });

  test('a field that was open with its parent is closed by its first @access', () => {
    expect(lost(order('total: Int'), order('total: Int @access(to: [OWNER])'))).toEqual([
      'ACCESS_NARROWED Order.total is no longer open to PUBLIC.',
      'SCOPE_NARROWED Order.total is no longer open to every token.',
    ]);
  });

  const scoped = (scope: string) => root(`@access(to: [PUBLIC]) ${scope}`);

  test.each([
    ['@scope(anyOf: [ORDERS_READ, RANCHERS_READ])', '@scope(anyOf: [RANCHERS_READ])'],
    ['@scope(anyOf: [ORDERS_READ])', ''],
  ])('from %s to %s tokens lose it', (from, to) => {
    expect(lost(scoped(from), scoped(to))).toEqual(['SCOPE_NARROWED Query.orders is no longer open to ORDERS_READ.']);
  });

  test.each([
    ['', '@scope(anyOf: [ORDERS_READ])'],
    ['@scope(anyOf: [ORDERS_READ])', '@scope(anyOf: [RANCHERS_READ, ORDERS_READ])'],
  ])('from %s to %s they do not', (from, to) => {
    expect(lost(scoped(from), scoped(to))).toEqual([]);
  });

  test('a scope that is taken off a field without @access opens it', () => {
    expect(lost(order('total: Int @scope(anyOf: [ORDERS_READ])'), order('total: Int'))).toEqual([]);
  });

  test('a narrower field passes with its mark', () => {
    const change = 'ACCESS_NARROWED Query.orders is no longer open to RANCHER.';
    const marks = [{ change, since: '2026-11-21', reason: 'Ranchers have their own.' }];
    const [from, to] = [root('@access(to: [RANCHER, ADMIN])'), root('@access(to: [ADMIN])')];
    expect(faultsOf({ from, to, marks })).toEqual([]);
  });
});
