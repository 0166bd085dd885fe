import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { Processor, ProcessorRow } from '../../graph/processors/Processor';
import type { Inspection } from '../../rules/herd/inspection';
import { STATES } from '../../rules/words/states';
import { daysBefore } from '../daysBefore';
import type { SeededRanch } from '../ranches/insertRanches';
import { billsProcessing } from '../ranches/prices';
import { INSPECTING_STATES } from '../ranches/processing';
import { randomOf } from '../random';

type Known = 'inspection' | 'state' | 'payer' | 'killFee' | 'cutAndWrapPerPound';
export type ProcessorDraft = Omit<PartialModelObject<Processor>, Known> & Pick<ProcessorRow, Known>;

/** A town near a ranch, in its state. */
export type NearbyTown = { city: string; zipCode: string };

const LOCKERS = ['Custom Processing', 'Farm Slaughter', 'Meat Cutting', 'Home Locker'];

/** Drafts a processor for each kind of inspection: the one that the ranch's profile names, and others in a nearby town. */
export function draftProcessors(
  ranch: SeededRanch,
  town: NearbyTown,
  now: Date,
  inspections: Inspection[],
): ProcessorDraft[] {
  const [facility = ''] = (ranch.processingFacility ?? '').split(',');
  const names: Record<Inspection, string> = {
    USDA: facility,
    STATE: mainInspection(ranch) === 'STATE' ? facility : `${town.city} Meat Company`,
    CUSTOM_EXEMPT: `${town.city} ${randomOf(`locker of ${ranch.ranchName}`).pick(LOCKERS)}`,
  };
  return inspections.map((inspection) => draftProcessor(ranch, { inspection, name: names[inspection], town, now }));
}

export function mainInspection({ processingFacility }: SeededRanch): Inspection {
  return processingFacility?.endsWith('state inspected') ? 'STATE' : 'USDA';
}

export function hasStateInspection({ state }: SeededRanch): boolean {
  return INSPECTING_STATES.some((code) => STATES.find(({ name }) => name === state)?.code === code);
}

type Setting = { inspection: Inspection; name: string; town: NearbyTown; now: Date };

function draftProcessor(ranch: SeededRanch, { inspection, name, town, now }: Setting): ProcessorDraft {
  const random = randomOf(`${inspection} of ${ranch.ranchName}`);
  const isCustom = inspection === 'CUSTOM_EXEMPT';
  const since = daysBefore(now, 134).toISOString();
  return {
    rancherId: ranch.id,
    name,
    ...town,
    state: ranch.state,
    inspection,
    establishmentNumber: isCustom ? null : `${inspection === 'USDA' ? 'M' : ''}${random.whole(1_200, 48_900)}`,
    killFee: random.whole(isCustom ? 15 : 18, isCustom ? 22 : 30) * 500,
    cutAndWrapPerPound: random.whole(isCustom ? 14 : 17, isCustom ? 20 : 24) * 5,
    ...payment(ranch, inspection),
    createdAt: since,
    updatedAt: since,
  };
}

/** Who pays the processor: the price of a pound includes it unless the ranch bills it, and a flat price always does. */
function payment(ranch: SeededRanch, inspection: Inspection): Pick<ProcessorDraft, 'payer'> & Partial<ProcessorDraft> {
  const isIncluded = ranch.ranchName === 'Pedernales Bend Ranch' && inspection === 'STATE';
  if (ranch.pricingModel === 'FLAT') return { payer: 'RANCH' };
  if (!billsProcessing(ranch) || isIncluded) return { killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' };
  return { payer: inspection === 'CUSTOM_EXEMPT' ? 'FAMILY' : 'RANCH' };
}

/** Selects the nearest other town in the state of each ranch. A degree is at most about 69 miles. */
const NEAREST = `
  select r.id as "ranchId", town.city, town.zip_code as "zipCode"
  from ranchers r join zip_codes home on home.zip_code = r.zip_code,
    lateral (
      select z.city, z.zip_code from zip_codes z
      where z.state = home.state and z.city <> home.city
        and z.latitude between r.latitude - 1 and r.latitude + 1
        and z.longitude between r.longitude - 1 and r.longitude + 1
      order by miles_between(z.latitude, z.longitude, r.latitude, r.longitude), z.zip_code limit 1
    ) as town`;

export async function readNearbyTowns(trx: Knex): Promise<Map<number, NearbyTown>> {
  const { rows } = await trx.raw(NEAREST);
  return new Map(rows.map(({ ranchId, ...town }: NearbyTown & { ranchId: number }) => [ranchId, town]));
}
