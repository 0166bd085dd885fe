import type { ModelObject } from 'objection';
import type { AnimalStage } from '../../rules/herd/animalStage';
import { CUT_SHEET_DAYS, type HarvestPlan } from '../../rules/herd/herdCalendar';
import type { Inspection } from '../../rules/herd/inspection';
import type { UnusualWeight } from '../../rules/herd/weightBands';
import type { PricingModel } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';
import type { KeysetOrder } from '../database/reading/keyset';

export class Animal extends Model {
  static override tableName = 'animals';
  static override jsonAttributes = ['weightWarnings'];

  declare id: number;
  declare rancherId: number;
  declare tag: string;
  declare breed: string | null;
  declare bornOn: string | null;
  declare finish: string | null;
  declare photoUrl: string | null;
  declare processorId: number | null;
  /** Its processor's until the harvest, and fixed from then on. The database maintains these three. Null without a processor. */
  declare inspection: Inspection | null;
  /** The state whose inspection that is. */
  declare inspectedIn: string | null;
  declare establishmentNumber: string | null;
  /** The 15 digits of its official tag. */
  declare eid: string | null;
  declare liveTenths: number | null;
  declare expectedHangingFromTenths: number | null;
  declare expectedHangingToTenths: number | null;
  /** How much of the hanging weight ends up packaged, in percent, if the ranch set it for this animal. Otherwise null. */
  declare ownYieldFrom: number | null;
  declare ownYieldTo: number | null;
  declare pricing: PricingModel;
  declare price: number;
  /** The flat prices of a half and of the whole. Null for those of two and four quarters. */
  declare halfPrice: number | null;
  declare wholePrice: number | null;
  declare pricePerPound: number;
  declare depositPerQuarter: number;
  declare harvestDate: string | null;
  declare harvestWords: string | null;
  declare hangDays: number;
  declare cuttingDays: number;
  declare ownCutSheetsDue: string | null;
  declare stage: AnimalStage;
  declare withdrawalReason: string | null;
  declare hangingTenths: number | null;
  /** What was unusual at the last weighing. */
  declare weightWarnings: UnusualWeight[];
  declare createdAt: string;
  declare updatedAt: string;
  /** The harvest date as a number that's never null. The database computes it. */
  declare harvestOrder: number;
  /** The places that claims hold, out of four. The database maintains this from `animal_places`. */
  declare taken: number[];
  declare quartersLeft: number;
}

export type AnimalRow = ModelObject<Animal>;

/** The dates and durations that determine an animal's calendar. */
export function planOf(
  animal: Pick<AnimalRow, 'harvestDate' | 'hangDays' | 'cuttingDays' | 'ownCutSheetsDue'>,
): HarvestPlan {
  const { harvestDate, hangDays, cuttingDays, ownCutSheetsDue: cutSheetsDue } = animal;
  return { harvestDate, hangDays, cuttingDays, cutSheetsDue };
}

/** Sorts animals by harvest date. Animals without a date come last. */
export const byHarvest: KeysetOrder = [
  { column: 'harvestOrder', direction: 'asc', type: 'integer' },
  { column: 'id', direction: 'asc', type: 'integer' },
];

export const cutSheetsDueOf = (animal: string) =>
  `coalesce(${animal}.own_cut_sheets_due, ${animal}.harvest_date - ${CUT_SHEET_DAYS})`;
