import { DEFAULT_PROCESSING_WEEKS } from '../../rules/ranches/ranchFacts';
import { DescriptionList } from '../ui/text/DescriptionList';
import type { RanchFacts_rancherFragment } from './RanchFacts.generated';

export function RanchFacts({ rancher }: { rancher: RanchFacts_rancherFragment }) {
  return <DescriptionList columns={2} compact items={knownFacts(rancher)} />;
}

interface Fact {
  term: string;
  details: string;
}

/** Returns one line per fact. Omits blank facts that have no default. */
function knownFacts(ranch: RanchFacts_rancherFragment): Fact[] {
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
