import type { ShareTold } from '../../rules/herd/lineTerms';
import type { Place } from '../../rules/herd/quarters';
import { Model } from '../database/Model';

export type OfferAnswer = 'ACCEPTED' | 'DECLINED' | 'LAPSED' | 'TAKEN_OFF' | 'WITHDRAWN';

/**
 * An animal that a family was asked about, or on which its share was put at once and which it may decline. Places that are held
 * for an answer count as taken.
 */
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
