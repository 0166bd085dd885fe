import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Cents } from '../../../rules/money/money';
import { useSubmit } from '../../errors/useSubmit';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { changeEach } from '../herd/changeEach';
import { OpenAnimalsDocument, type OpenAnimalsQuery, PriceAnimalDocument } from './OpenAnimals.generated';

/** The prices of a ranch's list that were changed, as far as they decide an animal's price. */
export type ListPrices = Partial<
  Record<'quarterCowPrice' | 'halfCowPrice' | 'wholeCowPrice' | 'pricePerPound', Cents | null>
>;

type Ranch = NonNullable<NonNullable<OpenAnimalsQuery['viewer']>['ranch']>;
type Animal = Ranch['animals']['nodes'][number];
type Prices = Partial<Pick<Animal, 'price' | 'halfPrice' | 'wholePrice' | 'pricePerPound'>>;
type Repriced = Pick<Animal, 'id' | 'tag'> & { input: Prices };

/** Asks whether open animals get the new prices of the list, if any of them would change. Shares in families' hands don't. */
export default function OpenAnimalsToo({ changed }: { changed: ListPrices }) {
  const { data, fetchMore } = useQuery(OpenAnimalsDocument, { fetchPolicy: 'network-only' });
  const [isOpen, setOpen] = useState(true);
  const ranch = data?.viewer?.ranch;
  const priceAll = usePriceAnimals(ranch?.id);
  const { hasNextPage = true, endCursor: after } = ranch?.animals.pageInfo ?? {};
  useEffect(() => {
    if (after && hasNextPage) fetchMore({ variables: { after } }).catch(() => {});
  }, [after, hasNextPage, fetchMore]);
  // The animals stay those of the question while their prices change.
  const [repriced, setRepriced] = useState<Repriced[]>();
  if (ranch && !hasNextPage && !repriced) setRepriced(repricedBy(changed, ranch));
  if (!repriced?.length) return null;
  const count = repriced.length;
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={`New animals only, or the ${count === 1 ? 'open one' : `${count} open ones`} too?`}
      description="Shares that families already ordered keep their price."
      cancelLabel="New Animals Only"
      confirmLabel={count === 1 ? 'The Open One Too' : `The ${count} Open Ones Too`}
      onConfirm={() => priceAll(repriced)}
    />
  );
}

/** Returns the open animals whose prices the list decides and whose prices differ from it. A price of 0 decides none. */
function repricedBy(changed: ListPrices, { pricingModel, animals }: Ranch): Repriced[] {
  const { quarterCowPrice: price, halfCowPrice: halfPrice, wholeCowPrice: wholePrice, pricePerPound } = changed;
  return animals.nodes.flatMap((animal) => {
    const byWeight = animal.pricing === pricingModel ? { pricePerPound } : {};
    const prices: Record<string, unknown> = animal.pricing === 'FLAT' ? { price, halfPrice, wholePrice } : byWeight;
    const changes = Object.entries(prices).filter(([name, cents]) => cents && cents !== animal[name as keyof Prices]);
    return changes.length > 0 ? [{ ...animal, input: Object.fromEntries(changes) }] : [];
  });
}

function usePriceAnimals(ranchId: string | undefined) {
  const client = useApolloClient();
  return useSubmit({
    send: (repriced: readonly Repriced[]) =>
      changeEach(repriced, ({ id, input }) =>
        client.mutate({ mutation: PriceAnimalDocument, variables: { id, input } }),
      ),
    successToast: ({ refused }, { length }) => ({
      title: `${refused.length > 0 ? `${length - refused.length} of ` : ''}${length} open ${length === 1 ? 'animal' : 'animals'} repriced`,
      ...(refused.length > 0 && { description: refused.join(' ') }),
    }),
    errorToast: "Couldn't change the animals",
    onSuccess: () =>
      client.refetchQueries({
        updateCache: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'Rancher', id: ranchId }), fieldName: 'offers' });
        },
      }),
  });
}
