import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { OpenAnimalsDocument, type OpenAnimalsQuery, PriceAnimalDocument } from './OpenAnimals.generated';
import type { ListPrices } from './useOpenAnimalsToo';

type Ranch = NonNullable<NonNullable<OpenAnimalsQuery['viewer']>['ranch']>;
type Animal = Ranch['animals']['nodes'][number];
type Repriced = { animal: Animal; input: Partial<Pick<Animal, 'price' | 'pricePerPound'>> };

/** Asks whether open animals get the new prices of the list, if any of them would change. Shares in families' hands don't. */
export default function OpenAnimalsToo({ changed }: { changed: ListPrices }) {
  const { data } = useQuery(OpenAnimalsDocument, { fetchPolicy: 'network-only' });
  const [isOpen, setOpen] = useState(true);
  const ranch = data?.viewer?.ranch;
  const priceAll = usePriceAnimals(ranch?.id);
  // The animals stay those of the question while their prices change.
  const [repriced, setRepriced] = useState<Repriced[]>();
  if (ranch && !repriced) setRepriced(repricedBy(changed, ranch));
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

/** Returns the open animals whose price the list decides and whose price differs from it. A price of 0 decides none. */
function repricedBy(changed: ListPrices, { pricingModel, animals }: Ranch): Repriced[] {
  return animals.nodes.flatMap((animal) => {
    const isFlat = animal.pricing === 'FLAT';
    const price = isFlat ? changed.quarterCowPrice : animal.pricing === pricingModel && changed.pricePerPound;
    const field = isFlat ? 'price' : 'pricePerPound';
    return price && price !== animal[field] ? [{ animal, input: { [field]: price } }] : [];
  });
}

/** Returns a function that prices animals one after the other, each whether or not the others can change. */
function usePriceAnimals(ranchId: string | undefined) {
  const client = useApolloClient();
  return useSubmit({
    send: async (repriced: readonly Repriced[]) => {
      const refused: string[] = [];
      for (const { animal, input } of repriced) {
        try {
          await client.mutate({ mutation: PriceAnimalDocument, variables: { id: animal.id, input } });
        } catch (error) {
          refused.push(`Animal ${animal.tag}: ${messageOf(error)}`);
        }
      }
      return refused;
    },
    successToast: (refused, { length }) => ({
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
