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

type Change = { from: string; to: string; marks?: Mark[]; today?: string; isRelease?: boolean };

function check({ from, to, marks = [], today = '2026-11-21', isRelease }: Change) {
  const released = { version: '1.0.0', day: '2026-11-21', schema: directives + from, marks };
  return checkContract({ released, schema: directives + to, today, isRelease });
}

const faultsOf = (change: Change) => check(change).faults;

const order = (fields: string) => `${query} type Order { id: ID! ${fields} }`;

test('an unchanged schema has no faults', () => {
  expect(check({ from: order('total: Int'), to: order('total: Int') })).toEqual({ faults: [], surprises: [] });
});

test('a new default is no fault', () => {
  const [from, to] = ['', ' = 2'].map(
    (value) => `${order(`lines(a: Int${value}): Int`)} input Filter { a: Int${value} }`,
  );
  expect(check({ from: from!, to: to! })).toEqual({ faults: [], surprises: [] });
});

test('an added field is no fault', () => {
  expect(faultsOf({ from: order(''), to: order('total: Int') })).toEqual([]);
});

test.each([
  ['removing a field', order('total: Int'), order(''), 'FIELD_REMOVED Order.total was removed.'],
  [
    'changing a type',
    order('total: Int'),
    order('total: String'),
    'FIELD_CHANGED_KIND Order.total changed type from Int to String.',
  ],
  [
    'making a field nullable',
    order('total: Int!'),
    order('total: Int'),
    'FIELD_CHANGED_KIND Order.total changed type from Int! to Int.',
  ],
  [
    'adding a required argument',
    order('lines: Int'),
    order('lines(first: Int!): Int'),
    'REQUIRED_ARG_ADDED A required arg first on Order.lines was added.',
  ],
  [
    'removing an enum value',
    `${query} enum Kind { A B }`,
    `${query} enum Kind { A }`,
    'VALUE_REMOVED_FROM_ENUM B was removed from enum type Kind.',
  ],
  [
    'changing the default of an argument',
    order('lines(first: Int = 10): Int'),
    order('lines(first: Int = 20): Int'),
    'ARG_DEFAULT_VALUE_CHANGE Order.lines arg first has changed defaultValue from 10 to 20.',
  ],
  [
    'removing a default',
    order('lines(first: Int = 10): Int'),
    order('lines(first: Int): Int'),
    'ARG_DEFAULT_VALUE_CHANGE Order.lines arg first defaultValue was removed.',
  ],
  [
    'changing the default of an input field',
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

test('a new enum value is reported as a surprise, not as a fault', () => {
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

  test('a mark for a change that was not made is a fault', () => {
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
  const until = (day: string) => `Use Order.total instead. Deprecated on 2026-11-21, works until ${day}.`;
  const announced = deprecated(until('2027-05-21'));

  test('says what to use instead and until when', () => {
    expect(faultsOf({ from: order('sum: Int total: Int'), to: announced })).toEqual([]);
  });

  test.each([
    'Not good',
    'Use Order.total',
    'Use Order.total, until 2027-05-21',
    'Gone. Deprecated on 2026-11-21, works until 2027-05-21.',
    until('2027-02-30'),
  ])("the reason '%s' is refused", (reason) => {
    const faults = faultsOf({ from: order('sum: Int total: Int'), to: deprecated(reason) });
    expect(faults).toEqual([expect.stringMatching('^Order.sum: its @deprecated must read like')]);
  });

  test('a bare @deprecated is refused on an argument, an input field and an enum value', () => {
    const to = `type Query { viewer(old: Int @deprecated): String @access(to: [PUBLIC]) }
      input Filter { old: Int @deprecated }
      enum Kind { OLD @deprecated }`;
    expect(faultsOf({ from: to, to }).map((fault) => fault.split(': ')[0])).toEqual([
      'Query.viewer(old:)',
      'Filter.old',
      'Kind.OLD',
    ]);
  });

  test('a deprecated field may be removed without a mark after its last day', () => {
    const to = order('total: Int');
    expect(faultsOf({ from: announced, to, today: '2027-05-21' })[0]).toContain('FIELD_REMOVED Order.sum was removed.');
    expect(faultsOf({ from: announced, to, today: '2027-05-22' })).toEqual([]);
  });

  test('deprecated arguments, input fields and enum values may be removed after their last day', () => {
    const old = '@deprecated(reason: "Use another instead. Deprecated on 2026-05-24, works until 2026-11-20.")';
    const from = `type Query { viewer(old: Int ${old}): String @access(to: [PUBLIC]) }
      input Filter { id: ID old: Int ${old} }
      enum Kind { OLD ${old} NEW }`;
    const to = `${query} input Filter { id: ID } enum Kind { NEW }`;
    expect(faultsOf({ from, to })).toEqual([]);
  });

  const unannounced = order('sum: Int total: Int');

  test('must be announced 180 days ahead, counted from the day that it names', () => {
    const faults = (day: string) => faultsOf({ from: unannounced, to: deprecated(until(day)), today: '2027-04-01' });
    expect(faults('2027-05-20')).toEqual([]);
    expect(faults('2027-05-19')).toEqual(['Order.sum: it must stay until 2027-05-20 at least']);
  });

  test('may not be dated before the release that did not announce it', () => {
    const to = deprecated('Use total. Deprecated on 2026-11-20, works until 2027-12-31.');
    expect(faultsOf({ from: unannounced, to })).toEqual(['Order.sum: it was not deprecated on 2026-11-20 yet']);
  });

  test('is released 180 days ahead too', () => {
    const release = { from: unannounced, to: announced, isRelease: true };
    expect(faultsOf({ ...release, today: '2026-11-22' })).toEqual([]);
    expect(faultsOf({ ...release, today: '2026-11-23' })).toEqual([
      'Order.sum: it must stay until 2027-05-22 at least',
    ]);
  });

  test('a new field may not be deprecated with less notice either', () => {
    expect(faultsOf({ from: order('total: Int'), to: deprecated(until('2026-12-01')) })).toHaveLength(1);
  });

  test('a released last day may be postponed but not brought forward', () => {
    const today = '2027-05-20';
    const faults = (day: string) => faultsOf({ from: announced, to: deprecated(until(day)), today });
    expect(faults('2027-05-21')).toEqual([]);
    expect(faults('2027-06-01')).toEqual([]);
    expect(faults('2027-05-20')).toEqual(['Order.sum: it must stay until 2027-05-21 at least']);
  });

  describe('of everything that refers to a type', () => {
    const old = '@deprecated(reason: "Use another instead. Deprecated on 2026-05-24, works until 2026-11-20.")';
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

    test('also allows removing the type, and types that only it refers to', () => {
      expect(faultsOf({ from: from(), to: query })).toEqual([]);
    });

    test.each([
      ['kept(where: Filter): Int', 'Filter was removed.', 'Kind was removed.'],
      ['kept: Any', 'Any was removed.', 'Past was removed.', 'Other was removed.', 'Told was removed.'],
      ['kept: Told', 'Told was removed.', 'Past was removed.'],
    ])('does not allow it while %s still refers to the type', (kept, ...removed) => {
      const faults = faultsOf({ from: from(kept), to: query }).join('\n');
      for (const each of removed) expect(faults).toContain(`TYPE_REMOVED ${each}`);
    });

    test('does not allow it before the last day', () => {
      const faults = faultsOf({ from: from(), to: query, today: '2026-11-20' }).join('\n');
      expect(faults).toContain('TYPE_REMOVED Past was removed.');
    });
  });

  test('counts as announced only if it was released', () => {
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
  ])('changing @access from %s to %s narrows it', (from, to, whom) => {
    expect(lost(root(`@access(to: ${from})`), root(`@access(to: ${to})`))).toEqual([
      `ACCESS_NARROWED Query.orders is no longer open to ${whom}.`,
    ]);
  });

  test.each([
    ['[ADMIN]', '[RANCHER, ADMIN]'],
    ['[OWNER]', '[SIGNED_IN]'],
    ['[SIGNED_IN]', '[PUBLIC]'],
    ['[SIGNED_IN]', '[CUSTOMER, RANCHER, ADMIN]'],
  ])('changing @access from %s to %s does not narrow it', (from, to) => {
    expect(lost(root(`@access(to: ${from})`), root(`@access(to: ${to})`))).toEqual([]);
  });

  test('adding @access to a field that was as open as its parent narrows it', () => {
    expect(lost(order('total: Int'), order('total: Int @access(to: [OWNER])'))).toEqual([
      'ACCESS_NARROWED Order.total is no longer open to PUBLIC.',
      'SCOPE_NARROWED Order.total is no longer open to every token.',
    ]);
  });

  const scoped = (scope: string) => root(`@access(to: [PUBLIC]) ${scope}`);

  test.each([
    ['@scope(anyOf: [ORDERS_READ, RANCHERS_READ])', '@scope(anyOf: [RANCHERS_READ])'],
    ['@scope(anyOf: [ORDERS_READ])', ''],
  ])('changing "%s" to "%s" closes the field to tokens', (from, to) => {
    expect(lost(scoped(from), scoped(to))).toEqual(['SCOPE_NARROWED Query.orders is no longer open to ORDERS_READ.']);
  });

  test.each([
    ['', '@scope(anyOf: [ORDERS_READ])'],
    ['@scope(anyOf: [ORDERS_READ])', '@scope(anyOf: [RANCHERS_READ, ORDERS_READ])'],
  ])('changing "%s" to "%s" closes the field to no token', (from, to) => {
    expect(lost(scoped(from), scoped(to))).toEqual([]);
  });

  test('removing the scope of a field without @access narrows nothing', () => {
    expect(lost(order('total: Int @scope(anyOf: [ORDERS_READ])'), order('total: Int'))).toEqual([]);
  });

  test('a narrower field passes with its mark', () => {
    const change = 'ACCESS_NARROWED Query.orders is no longer open to RANCHER.';
    const marks = [{ change, since: '2026-11-21', reason: 'Ranchers have their own.' }];
    const [from, to] = [root('@access(to: [RANCHER, ADMIN])'), root('@access(to: [ADMIN])')];
    expect(faultsOf({ from, to, marks })).toEqual([]);
  });
});
