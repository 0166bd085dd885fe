import { isNoWorse, type ShareTold } from './lineTerms';
import { choosePlaces, type Place, type Quarters } from './quarters';

export interface WaitingShare {
  quarters: Quarters;
  told: ShareTold | null;
  /** Whether its family is asked about an animal at the moment. */
  isAsked: boolean;
}

export interface AnimalWithRoom<Share> {
  taken: readonly number[];
  /** Whether families must agree in any case, as to buying a live animal. */
  mustAsk: boolean;
  /** Whether there's time left to ask. */
  canAsk: boolean;
  termsOf(quarters: Quarters): ShareTold;
  /** Whether the law or the family forbids it: a family that declined isn't asked again about the same terms. */
  isBarred(share: Share): boolean;
}

export interface LineStep<Share, Animal> {
  share: Share;
  animal: Animal;
  places: Place[];
  terms: ShareTold;
  /** Whether the share gets its places at once. Otherwise they are held until its family answers. */
  placed: boolean;
}

/**
 * Gives free places to the line, first come, first served: each share gets the first animal whose terms are no worse than what
 * its family was told, or else its family is asked about the first animal that it fits on, one animal at a time. A share that
 * fits nowhere keeps its place and lets later ones pass, since it can't take what they take.
 */
export function serveLine<Share extends WaitingShare, Animal extends AnimalWithRoom<Share>>(
  line: readonly Share[],
  animals: readonly Animal[],
): LineStep<Share, Animal>[] {
  const taken = new Map(animals.map((animal) => [animal, [...animal.taken]]));
  return line.flatMap((share) => {
    const options = animals.flatMap((animal) => optionOf(share, animal, taken.get(animal) ?? []));
    const step = options.find(({ placed }) => placed) ?? (share.isAsked ? undefined : options[0]);
    if (!step) return [];
    taken.get(step.animal)?.push(...step.places);
    return [step];
  });
}

function optionOf<Share extends WaitingShare, Animal extends AnimalWithRoom<Share>>(
  share: Share,
  animal: Animal,
  taken: readonly number[],
): LineStep<Share, Animal>[] {
  const places = choosePlaces(taken, share.quarters);
  if (!places || animal.isBarred(share)) return [];
  const terms = animal.termsOf(share.quarters);
  const placed = !animal.mustAsk && isNoWorse(terms, share.told);
  return placed || animal.canAsk ? [{ share, animal, places, terms, placed }] : [];
}
