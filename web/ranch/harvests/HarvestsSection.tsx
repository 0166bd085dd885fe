import { lazy, Suspense } from 'react';
import { Section } from '../../ui/layout/Section';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { HarvestsSection_rancherFragment } from './HarvestsSection.generated';

const HarvestList = lazy(retryImport(() => import('./HarvestList')));

/** The animals whose shares families can reserve, and the line for the next one. Most ranches have neither. */
export function HarvestsSection({ rancher }: { rancher: HarvestsSection_rancherFragment }) {
  const { openAnimals, sharesWaiting } = rancher;
  if (openAnimals.nodes.length === 0 && sharesWaiting === 0) return null;
  return (
    <Section id="harvests" title="Next harvests">
      <Suspense fallback={<Skeleton height="280px" />}>
        <HarvestList rancher={rancher} />
      </Suspense>
    </Section>
  );
}
