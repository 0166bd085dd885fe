import type { OrderParty } from '../../complaints/complaintWords';
import type { AnimalStage } from '../../herd/animalStage';
import type { SharedCutSheet } from '../../herd/familyCutSheet';
import type { HarvestPlan } from '../../herd/herdCalendar';
import type { Inspection } from '../../herd/inspection';
import type { Cents } from '../../money/money';
import { dayIn } from '../../time/timeZone';
import type { OrderStatus, OrderType, ShippingMethod } from '../../words/vocabulary';

/** What the story of an order follows from. The names are those of the contract, so that an answer of it can be given as it is. */
export interface StoryOrder {
  status: OrderStatus;
  orderType: OrderType;
  createdAt: string;
  shippingMethod: ShippingMethod;
  handoverDay: string | null;
  claims: readonly StoryShare[];
  /** Left out for people who don't see the money of an order. */
  settlement?: StoryMoney | undefined;
  /** Who acts next on what is wrong with it, the reader's side if it has to. */
  complaintWaitsFor?: OrderParty | null;
  /** Whether its family can review it. */
  canReview?: boolean;
  statusUpdates?: readonly { status: OrderStatus; createdAt: string }[];
}

export interface StoryShare {
  quarters: number;
  releasedAt: string | null;
  offBoardAt: string | null;
  linePosition: number | null;
  orderedAt: string;
  deposit: Cents | null;
  depositDue: string | null;
  depositReceivedAt?: string | null;
  livePurchase: { confirmedAt: string | null } | null;
  cutSheet: (Omit<SharedCutSheet, 'proposals'> & { proposals: readonly { mine: boolean; byRanch: boolean }[] }) | null;
  offer: { placed: boolean; expiresAt: string; animal: { tag: string } } | null;
  animal: StoryAnimal | null;
  /** Whether its family was told another price before shares had quotes, and isn't weighed yet. */
  isUnquoted?: boolean;
}

export interface StoryAnimal extends HarvestPlan {
  tag: string;
  stage: AnimalStage;
  inspection: Inspection | null;
  harvestWords: string | null;
}

export interface StoryMoney {
  received: Cents;
  kept: Cents;
  overpaid: Cents;
  balanceDue: Cents | null;
  /** Null while nothing is owed yet, even if something will be. */
  dueSince: string | null;
}

export type ShareOnAnimal = StoryShare & { animal: StoryAnimal };

export const isOnAnimal = (share: StoryShare): share is ShareOnAnimal => share.animal !== null;

export const currentShares = ({ claims }: Pick<StoryOrder, 'claims'>) =>
  claims.filter(({ releasedAt }) => releasedAt === null);

const READERS_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of a moment in a time zone, or else in the reader's: '2026-11-21'. */
export const dayOf = (at: Date | string, timeZone = READERS_ZONE) => dayIn(timeZone, at);
