import type { ModelObject } from 'objection';
import type { RancherProfileColumns } from '../../rules/ranches/rancherProfileFields';
import type { RanchApproval } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';
import type { Page } from '../database/reading/page';

export interface Rancher extends RancherProfileColumns {}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the table has a column for every field of the profile.
export class Rancher extends Model {
  static override tableName = 'ranchers';
  static override jsonAttributes = ['socialMedia', 'photoAlts'];

  declare id: number;
  declare userId: number;
  declare latitude: number | null;
  declare longitude: number | null;
  declare photoAlts: { url: string; alt: string }[];

  /** The approval that the ranch had when its owner closed the account. Null unless the account is closed. */
  declare approvalBefore: RanchApproval | null;
  /** When the owner's account will be or was erased. Null unless the owner closed it. */
  declare deletesAt: string | null;
  /** The name that the ranch asked for after its approval, until an admin decides. */
  declare pendingName: string | null;
  declare approval: RanchApproval;
  declare hasBrokerAgreement: boolean;
  declare agreementAcceptedAt: string | null;
  declare agreementVersion: string | null;
  declare commissionRate: number | null;
  declare currentBalance: number;
  /** How many reviews have 1, 2, 3, 4 and 5 stars. The database counts them, and computes `rating` and `reviewCount`. */
  declare ratingCounts: number[];
  declare readonly rating: number;
  declare readonly reviewCount: number;
  /** How much of the hanging weight its packed animals gave, in percent. The database computes it. Null until there are five. */
  declare readonly yieldFrom: number | null;
  declare readonly yieldTo: number | null;
  declare readonly yieldAnimals: number | null;

  declare createdAt: string;
  declare updatedAt: string;
}

/** `distanceMiles` is computed by searches around a ZIP code. */
export type RancherRow = ModelObject<Rancher> & { distanceMiles?: number };
export type RancherPage = Page<RancherRow>;
