import type { ModelObject } from 'objection';
import { flatPrice, type PricedQuarter, type ShareTold } from '../../rules/herd/lineTerms';
import type { Place, Quarters } from '../../rules/herd/quarters';
import type { PricingModel } from '../../rules/words/vocabulary';
import type { AnimalRow } from '../animals/Animal';
import { Model } from '../database/Model';
import type { KeysetOrder } from '../database/reading/keyset';

/** A share that holds places of an animal or waits in the line of its ranch. */
export class Claim extends Model {
  static override tableName = 'claims';
  static override jsonAttributes = ['told'];

  declare id: number;
  declare rancherId: number;
  /** Null for quarters that the ranch keeps. */
  declare orderId: number | null;
  declare orderItemId: number | null;
  declare quarters: Quarters;
  /** Null while the claim waits in line, and after it was released or taken off the board. */
  declare animalId: number | null;
  declare orderedAt: string;
  declare lineAt: string;
  /** What the family agreed to, or was told when it got in line. Null for quarters that the ranch keeps. */
  declare told: ShareTold | null;
  declare pricing: PricingModel | null;
  declare price: number | null;
  declare pricePerPound: number | null;
  declare deposit: number | null;
  declare depositDue: string | null;
  declare depositReceivedAt: string | null;
  /** The due day that the family was reminded of. */
  declare depositRemindedFor: string | null;
  /** The harvest date that the family was last notified of. The database sets it when the claim gets an animal. */
  declare toldHarvest: string | null;
  /** The expected hanging weight that the family was last told, from and to in tenths of a pound. The database sets it then, too. */
  declare toldWeight: [number, number] | null;
  /** The claim's part of the animal's hanging weight. */
  declare hangingPounds: number | null;
  declare packagedTenths: number | null;
  declare processorMayCall: boolean;
  /** When the claim last got or lost an animal. The database sets this. */
  declare placedAt: string;
  /** Confirms that the family bought its share of this animal alive. The database clears it when the claim changes animals. */
  declare livePurchaseId: number | null;
  /** When a waiting family was last asked whether it still wants to wait. */
  declare stillWantedAskedAt: string | null;
  /** Part of the address on its labels. */
  declare pageKey: string;
  declare releasedAt: string | null;
  /** When the ranch took it off the board. It has no animal then, but keeps the terms that it had on one. */
  declare offBoardAt: string | null;
  declare offBoardReason: string | null;
}

export type ClaimRow = ModelObject<Claim>;

/** Sorts a line by rank. */
export const byLine: KeysetOrder = [
  { column: 'lineAt', direction: 'asc', type: 'time' },
  { column: 'id', direction: 'asc', type: 'integer' },
];

/** SQL of whether a claim is on an animal or in a line. `c` is empty, or its name with a dot. */
export const isHeld = (c: string) => `${c}released_at is null and ${c}off_board_at is null`;

const isWaiting = (c: string) => `${c}animal_id is null and ${isHeld(c)}`;

export const IS_WAITING = isWaiting('');

/** SQL of the place of a claim `c` in the line, from 1. Null if it isn't in one. */
export const LINE_POSITION = (c: string) => `case when ${isWaiting(`${c}.`)} then (
  select count(*)::integer from claims where rancher_id = ${c}.rancher_id and ${IS_WAITING}
    and (line_at, id) <= (${c}.line_at, ${c}.id)) end`;

/** SQL of what the family of a claim `c` knows: the terms of the animal that it may still decline, else those that it agreed to. */
export const TOLD_NOW = (c: string) => `coalesce((select terms from line_offers where claim_id = ${c}.id
  and animal_id = ${c}.animal_id and placed and answer is null order by id desc limit 1), ${c}.told)`;

export function termsOf(animal: PricedQuarter & Pick<AnimalRow, 'pricing' | 'pricePerPound'>, quarters: Quarters) {
  const { pricing, pricePerPound, depositPerQuarter } = animal;
  return { pricing, price: flatPrice(animal, quarters), pricePerPound, deposit: depositPerQuarter * quarters };
}

export type OfferAnswer = 'ACCEPTED' | 'DECLINED' | 'LAPSED' | 'TAKEN_OFF' | 'WITHDRAWN';

/** An animal that a family was asked about, or may decline. Places held for an answer count as taken. */
export class LineOffer extends Model {
  static override tableName = 'lineOffers';
  static override jsonAttributes = ['terms'];

  declare id: number;
  declare claimId: number;
  declare animalId: number;
  /** Whether the share is on the animal already. */
  declare placed: boolean;
  declare places: Place[];
  declare terms: ShareTold;
  declare offeredAt: string;
  declare expiresAt: string;
  declare answeredAt: string | null;
  /** Null while the family may answer. */
  declare answer: OfferAnswer | null;
}
