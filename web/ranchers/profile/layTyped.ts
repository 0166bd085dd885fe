import type { RancherListingValues } from '../../../rules/rancherListing';

interface Save {
  submitted: RancherListingValues;
  saved: RancherListingValues;
  /** What the form holds once the save is done. */
  typed: RancherListingValues;
}

/** Lays what was typed while a save was under way over what was saved. */
export function layTyped({ submitted, saved, typed }: Save): RancherListingValues {
  const since = Object.entries(typed).filter(([name, value]) => value !== submitted[name as keyof Save['typed']]);
  const laid: RancherListingValues = { ...saved, ...Object.fromEntries(since) };
  if (laid.otherProductsList === saved.otherProductsList) return laid;
  // A product that was new has its id by now; without it, the next save would make it once more.
  const otherProductsList = typed.otherProductsList.map(
    (product) => saved.otherProductsList[submitted.otherProductsList.indexOf(product)] ?? product,
  );
  return { ...laid, otherProductsList };
}
