import type { Place } from '../../rules/herd/quarters';
import type { CutWeights, UnusualWeight } from '../../rules/herd/weightBands';
import type { HangingWeight, ProcessorFees } from '../../rules/settlement/shareParts';
import type { PricingModel } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';
import type { OrderParty } from '../orders/Order';

/** What the packages of a share weigh, in tenths of a pound, in all and of each group of cuts, and where they are. */
export type PackagedTenths = { claimId: number; tenths: number; boxes?: number; freezer?: string; cuts?: CutWeights };

/** All weights of an animal after a weighing. Only the last weighing counts. The database refuses to change or delete rows. */
export class Weighing extends Model {
  static override tableName = 'weighings';
  static override jsonAttributes = ['packaged', 'fees'];

  declare id: number;
  declare animalId: number;
  /** Null if only packages were weighed. */
  declare hangingTenths: number | null;
  /** Null if only the whole animal was weighed. */
  declare sidesTenths: [number, number] | null;
  declare packaged: PackagedTenths[];
  /** The processor's fees at the first weighing. */
  declare fees: ProcessorFees;
  declare reason: string | null;
  declare recordedBy: Exclude<OrderParty, 'CUSTOMER'>;
  declare createdAt: string;
}

/** The weights of an animal. */
export type KnownWeights = Pick<Weighing, 'hangingTenths' | 'sidesTenths' | 'packaged'>;

export type WeighedAnimal = {
  /** Null as long as only packages were weighed. */
  weight: HangingWeight | null;
  packaged: PackagedTenths[];
  claims: WeighedClaim[];
  warnings: UnusualWeight[];
};

export type WeighedClaim = { id: number; orderId: number | null; pricing: PricingModel | null; places: Place[] };
