import { labels } from '../words/labels';

/** What somebody says is wrong with an order. */
export type ComplaintKind =
  | 'NOT_AS_AGREED'
  | 'WEIGHT'
  | 'PACKAGING'
  | 'SPOILED'
  | 'NO_SHOW'
  | 'LATE'
  | 'UNPAID'
  | 'MANNERS';
export const COMPLAINT_KIND = labels<ComplaintKind>(
  {
    NOT_AS_AGREED: "It's not what we agreed",
    WEIGHT: 'The weight is wrong',
    PACKAGING: 'The packaging is damaged',
    SPOILED: 'The beef is spoiled',
    NO_SHOW: 'Nobody showed up',
    LATE: "It's late, or nobody answers",
    UNPAID: "Money hasn't come",
    MANNERS: 'Rude or unfair behavior',
  },
  'lowercase',
);

export type ComplaintState = 'OPEN' | 'ANSWERED' | 'AGREED' | 'DECIDED' | 'CLOSED';
export const COMPLAINT_STATE = labels<ComplaintState>(
  { OPEN: 'Open', ANSWERED: 'Answered', AGREED: 'Agreed', DECIDED: 'Decided', CLOSED: 'Closed' },
  'lowercase',
);

export type Remedy = 'PART_BACK' | 'REPLACEMENT' | 'NOTHING';
export const REMEDY = labels<Remedy>(
  { PART_BACK: 'Part of the price back', REPLACEMENT: 'A replacement', NOTHING: 'Nothing more' },
  'lowercase',
);

export type OrderSide = 'CUSTOMER' | 'RANCH';

export type OrderParty = OrderSide | 'PLATFORM';

/** A step of a complaint. ESCALATE is the one to the team, when a side stayed silent. */
export type ComplaintStep = 'OPEN' | 'ANSWER' | 'ACCEPT' | 'DECIDE' | 'CLOSE' | 'ESCALATE';
