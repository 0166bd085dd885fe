/** Returns the settlement of an unpaid order at a fixed price. */
export const settlementOf = (given: Record<string, unknown> = {}) => ({
  __typename: 'Settlement',
  state: 'FIXED',
  total: 166_000,
  received: 0,
  balanceDue: 166_000,
  overpaid: 0,
  kept: 0,
  toProcessor: 0,
  howToPay: null,
  paymentLink: null,
  memo: 'HL-12-B',
  waitsFor: [],
  canRemind: false,
  dueSince: null,
  remindedAt: null,
  daysDue: null,
  quote: {
    __typename: 'Quote',
    from: 166_000,
    to: 166_000,
    toProcessorFrom: 0,
    toProcessorTo: 0,
    isProcessingUnknown: false,
    lines: [],
  },
  revisionId: null,
  revision: null,
  ...given,
});

const lineOf = (given: Record<string, unknown> = {}) => ({
  __typename: 'SettlementLine',
  kind: 'BEEF',
  label: 'Quarter Cow, animal 41',
  pounds: 125,
  basis: 'HANGING',
  pricePerPound: 400,
  amount: 50_000,
  rounding: 0,
  toProcessor: false,
  ...given,
});

/** Returns the settlement of a quarter that hasn't been weighed. */
export const unweighed = (given: Record<string, unknown> = {}) =>
  settlementOf({
    state: 'UNWEIGHED',
    total: null,
    balanceDue: null,
    toProcessor: null,
    waitsFor: ['Animal 41'],
    quote: {
      __typename: 'Quote',
      from: 105_000,
      to: 133_000,
      toProcessorFrom: 0,
      toProcessorTo: 0,
      isProcessingUnknown: false,
      lines: [
        {
          __typename: 'QuoteLine',
          ...{
            kind: 'BEEF',
            label: 'Quarter Cow, animal 41',
            basis: 'HANGING',
            pricePerPound: 400,
            toProcessor: false,
          },
          pounds: { __typename: 'PoundRange', from: 110, to: 140 },
          from: 44_000,
          to: 56_000,
        },
      ],
    },
    ...given,
  });

const KILL_FEE = { kind: 'KILL_FEE', label: 'Kill fee, a quarter', pounds: null, basis: null, pricePerPound: null };

export const SETTLED_LINES = [lineOf(), lineOf({ ...KILL_FEE, amount: 2_125 })];

/** Returns the settlement of a weighed quarter with a paid deposit. */
export const settled = (given: Record<string, unknown> = {}) =>
  settlementOf({
    state: 'SETTLED',
    total: 52_125,
    received: 10_000,
    balanceDue: 42_125,
    dueSince: '2026-11-20T12:00:00.000Z',
    revisionId: '9',
    revision: { __typename: 'OrderRevision', id: '9', lines: SETTLED_LINES },
    ...given,
  });

/** Returns an order for the payments dialog. */
export const paymentsOf = (id: number, given: Record<string, unknown> = {}) => ({
  __typename: 'Order',
  id: String(id),
  status: 'PROCESSING',
  createdAt: '2026-10-20T12:00:00.000Z',
  rancher: { __typename: 'Rancher', id: '7', ranchName: 'Cedar Fork Ranch' },
  customer: { __typename: 'OrderCustomer', id: '1', name: 'Ann Miller' },
  complaints: [],
  settlement: settled(),
  revisions: [
    {
      __typename: 'OrderRevision',
      id: '9',
      number: 1,
      total: 52_125,
      reason: null,
      createdAt: '2026-11-20T12:00:00.000Z',
      lines: [{ __typename: 'SettlementLine', kind: 'BEEF', pounds: 125 }],
      difference: { __typename: 'RevisionDifference', summary: '125 lb instead of about 120 lb: +$20.00' },
    },
  ],
  payments: [
    {
      __typename: 'OrderPayment',
      ...{ id: '3', kind: 'DEPOSIT', method: 'VENMO', amount: 10_000, receivedOn: '2026-11-02', note: null },
    },
  ],
  items: [{ __typename: 'OrderItem', id: '1', price: 166_000, quantity: 1 }],
  shippingFee: 0,
  claims: [],
  commissionAmount: 5_000,
  ...given,
});
