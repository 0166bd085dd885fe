import { lazy, Suspense, useState } from 'react';
import { retryImport } from '../../ui/state/retryImport';
import type { ListPrices } from './OpenAnimalsToo';

const OpenAnimalsToo = lazy(retryImport(() => import('./OpenAnimalsToo')));

/** Returns a function that asks, after a change of the list, whether open animals get the new prices too. */
export function useOpenAnimalsToo() {
  const [asked, setAsked] = useState({ changed: {} as ListPrices, times: 0 });
  const ask = (changed: ListPrices) => {
    const { quarterCowPrice, halfCowPrice, wholeCowPrice, pricePerPound } = changed;
    if (quarterCowPrice || halfCowPrice || wholeCowPrice || pricePerPound) {
      setAsked(({ times }) => ({ changed, times: times + 1 }));
    }
  };
  const question = asked.times > 0 && (
    <Suspense>
      <OpenAnimalsToo key={asked.times} changed={asked.changed} />
    </Suspense>
  );
  return { ask, question };
}
