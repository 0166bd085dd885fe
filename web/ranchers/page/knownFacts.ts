import { DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranchFacts';
import type { RanchFacts_rancherFragment } from './RanchFacts.generated';

interface Fact {
  term: string;
  details: string;
}

/** What is known of a ranch in a line each; what it has not told is left out. */
export function knownFacts(ranch: RanchFacts_rancherFragment): Fact[] {
  const facts = [
    { term: 'Established', details: ranch.yearEstablished ? String(ranch.yearEstablished) : 'Family Business' },
    { term: 'Breed', details: ranch.cattleBreed },
    { term: 'Herd', details: ranch.herdSize },
    { term: 'Land', details: ranch.ranchSize },
    { term: 'Beef', details: ranch.beefType },
    { term: 'Processor', details: ranch.processingFacility },
    { term: 'Processing time', details: `About ${ranch.processingTimeWeeks ?? DEFAULT_PROCESSING_WEEKS} weeks` },
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact.details));
}
