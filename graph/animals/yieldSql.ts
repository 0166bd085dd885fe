import { PACKAGED_PERCENT } from '../../rules/herd/packagedYield';

// This file has `packagedYield` of the rules as SQL, of an animal and its ranch. A test checks that both are the same.

/** SQL of one end of an animal's yield, in percent. */
export const yieldEnd = (end: 'from' | 'to', animal: string, ranch: string) =>
  `coalesce(${animal}.own_yield_${end}, ${ranch}.yield_${end}, ${PACKAGED_PERCENT[end]})`;

export const yieldColumns = (animal: string, ranch: string) => `${yieldEnd('from', animal, ranch)} as "from",
  ${yieldEnd('to', animal, ranch)} as "to",
  case when ${animal}.own_yield_from is not null then 'ANIMAL' when ${ranch}.yield_from is not null then 'RANCH' else 'USUAL' end as basis,
  case when ${animal}.own_yield_from is null then ${ranch}.yield_animals end as animals`;
