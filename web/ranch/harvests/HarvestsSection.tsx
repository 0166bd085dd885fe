import { lazy, Suspense } from 'react';
import { Section } from '../../ui/layout/Section';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { HarvestsSection_rancherFragment } from './HarvestsSection.generated';

const HarvestList = lazy(retryImport(() => import('./HarvestList')));

export function hasHarvests({ openAnimals, sharesWaiting }: HarvestsSection_rancherFragment): boolean {
  return openAnimals.nodes.length > 0 || sharesWaiting > 0;
}

/** Shows the animals whose shares families can reserve, and the line for the next animal. Most ranches have neither. */
export function HarvestsSection({ rancher }: { rancher: HarvestsSection_rancherFragment }) {
  if (!hasHarvests(rancher)) return null;
  return (
    <Section id="harvests" title="Next harvests">
      <Suspense fallback={<Skeleton height="280px" />}>
        <HarvestList rancher={rancher} />
      </Suspense>
    </Section>
  );
}
