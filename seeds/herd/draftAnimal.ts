import type { PartialModelObject } from 'objection';
import type { Animal } from '../../graph/animals/Animal';

import type { ProcessorPayer } from '../../rules/herd/processorPayer';

import { daysAfter } from '../../rules/time/days';
import { daysBefore } from '../daysBefore';
import type { SeededRanch } from '../ranches/insertRanches';
import { billsProcessing } from '../ranches/prices';
import type { Random } from '../random';
import type { AnimalPlan } from './herdPlan';

const LIGHT = ['Highland', 'Belted Galloway', 'Longhorn', 'Jersey'];

/** An animal as its ranch would have entered it, at the ranch's own prices. */
export function draftAnimal(
  ranch: SeededRanch,
  plan: AnimalPlan,
  { now, random, payer }: { now: Date; random: Random; payer: ProcessorPayer | undefined },
) {
  const harvestDate = harvestDay(plan, now);
  const createdAt = daysBefore(now, plan.addedDaysAgo).toISOString();
  const pounds = typicalPounds(ranch) + random.whole(-15, 15);
  return {
    rancherId: ranch.id,
    stage: plan.stage,
    breed: random.chance(0.2) && ranch.cattleBreed !== 'Angus' ? `${ranch.cattleBreed} × Angus` : ranch.cattleBreed,
    bornOn: bornOn(ranch, harvestDate ?? daysAfter(dayOf(now), 270), random),
    finish: finishOf(ranch, random),
    expectedHangingFromTenths: (pounds - 30) * 10,
    expectedHangingToTenths: (pounds + 30) * 10,
    ownYieldFrom: plan.ownYield?.from ?? null,
    ownYieldTo: plan.ownYield?.to ?? null,
    ...animalTerms(ranch, payer),
    harvestDate,
    harvestWords: harvestDate ? null : seasonOf(daysAfter(dayOf(now), 270)),
    hangDays: random.pick([14, 14, 14, 16, 18]),
    cuttingDays: random.pick([6, 7, 7, 8]),
    ownCutSheetsDue: harvestDate && plan.cutSheetsDaysBefore ? daysAfter(harvestDate, -plan.cutSheetsDaysBefore) : null,
    createdAt,
    updatedAt: createdAt,
  } satisfies PartialModelObject<Animal>;
}

export type AnimalDraft = ReturnType<typeof draftAnimal>;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Moves weekends to the following Monday, because nobody harvests on weekends. */
function harvestDay({ harvestIn }: AnimalPlan, now: Date): string | null {
  if (harvestIn === null) return null;
  const day = daysAfter(dayOf(now), harvestIn);
  const weekday = new Date(day).getUTCDay();
  if (weekday === 6) return daysAfter(day, 2);
  return weekday === 0 ? daysAfter(day, 1) : day;
}

/** What a pound costs more where a ranch that bills its processor's fees includes them. */
const INCLUDED_PER_POUND = 110;

/** Two quarters cost as much as the ranch's half, whose price includes no discount or surcharge. */
function animalTerms(ranch: SeededRanch, payer: ProcessorPayer | undefined) {
  const { pricingModel, pricePerPound, halfCowPrice, depositAmount } = ranch;
  const included = payer === 'INCLUDED' && billsProcessing(ranch) ? INCLUDED_PER_POUND : 0;
  return {
    pricing: pricingModel,
    price: pricingModel === 'FLAT' ? halfCowPrice / 2 : 0,
    pricePerPound: pricingModel === 'FLAT' ? 0 : pricePerPound + included,
    depositPerQuarter: depositAmount,
  };
}

/** The weight of a whole carcass. If the price is by hanging weight, it follows from the ranch's price of a half. */
function typicalPounds({ pricingModel, pricePerPound, halfCowPrice, cattleBreed }: SeededRanch): number {
  if (pricingModel === 'HANGING') return Math.round((halfCowPrice * 2) / pricePerPound);
  return cattleBreed && LIGHT.includes(cattleBreed) ? 590 : 640;
}

/** Returns the first of a month. Cattle on grass take longer, and some are older than thirty months. */
function bornOn({ feedingMethod }: SeededRanch, harvest: string, random: Random): string {
  const isGrass = /grass|other/i.test(feedingMethod ?? '');
  const months = random.chance(0.1) ? random.whole(31, 36) : random.whole(isGrass ? 22 : 17, isGrass ? 28 : 22);
  const [year, month] = harvest.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

function finishOf({ feedingMethod, customFeedingMethod }: SeededRanch, random: Random): string | null {
  if (customFeedingMethod) return customFeedingMethod;
  if (/grass/i.test(feedingMethod ?? '')) return random.pick(['Grass and hay', 'Grass, on rye and clover', 'Grass']);
  return random.pick(['Grain, about 120 days', 'Grain, about 90 days', 'Grass, then grain for 100 days']);
}

/** 'autumn 2027' */
function seasonOf(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const season = ['winter', 'spring', 'summer', 'autumn'][Math.floor((month % 12) / 3)];
  return `${season} ${year}`;
}
