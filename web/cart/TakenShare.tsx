import { useContext, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { ShareItemType } from '../../rules/herd/quarters';
import type { CowShare } from '../../rules/products/cowShares';
import { animalName, isSoldOut, shareOffers } from '../parts/ranches/shareOffers';
import { space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/state/Notice';
import { type AnimalShare, sharesInLine, sharesOf, useAnimalItems } from './animalShares';
import type { CartGroup, CartItem } from './cart';
import type { OnSale_rancherFragment } from './onSale.generated';
import { RefusedSales } from './refusedSales';
import { roomFor } from './soldOut';
import { useCartActions } from './useCart';

interface TakenShareProps {
  ranch: OnSale_rancherFragment;
  group: CartGroup;
  /** The share that can't be had. */
  item: CartItem;
  title: string;
}

const Root = styled.div`
  grid-column: 1 / -1;
  padding-block: ${space(1)};
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1)};
`;

/** Offers replacements for a share that can't be had. After an attempt to send it, they take the focus. */
export default function TakenShare({ ranch, group, item, title }: TakenShareProps) {
  const { swap } = useCartActions();
  const { rancherId, ranchName } = group;
  const replace = useAnimalItems(ranch, (items) => swap({ rancherId, ranchName }, item.id, items));
  const root = useRef<HTMLDivElement>(null);
  const refusals = useContext(RefusedSales);
  useEffect(() => {
    if (refusals > 0) root.current?.focus();
  }, [refusals]);
  const choices = choicesFor(ranch, group.items, item);
  return (
    <Root ref={root} tabIndex={-1}>
      <Notice tone="warning" role="status" title={title}>
        {choices.length > 0 ? "Pick what you'd like instead, or order the rest without it." : 'You can order the rest.'}
        <Choices>
          {choices.map(({ label, shares }) => (
            <li key={label}>
              <Button size="small" onClick={() => replace(shares)}>
                {label}
              </Button>
            </li>
          ))}
        </Choices>
      </Notice>
    </Root>
  );
}

interface Choice {
  label: string;
  shares: readonly AnimalShare[];
}

/** How many other animals are named. */
const MOST_ANIMALS = 4;

/** Returns what could replace a share: as many of other animals or of the next one, and other sizes. */
function choicesFor(ranch: OnSale_rancherFragment, items: readonly CartItem[], item: CartItem): Choice[] {
  const others = items.filter(({ id }) => id !== item.id);
  const { quantity } = item;
  const inLine = sharesInLine(ranch).filter(
    ({ share, animalId }) => share.itemType === item.type && item.animal?.id !== animalId,
  );
  const spots = ranch.openAnimals.nodes.flatMap((animal) => {
    const share = sharesOf(ranch, animal).find((each) => each.share.itemType === item.type);
    const room = share ? roomFor(animal, item.type as ShareItemType, others) : 0;
    return share && room > 0 ? [{ share, room }] : [];
  });
  const forAll = spots.filter(({ room }) => room >= quantity).map(({ share }) => share);
  const split = forAll.length === 0 && spots.length > 0 ? splitOver(spots, inLine[0], quantity) : [];
  const same = [...forAll.slice(0, MOST_ANIMALS), ...inLine].map((share) => ({ ...share, quantity }));
  return [
    ...(split.length > 0 ? [{ label: split.map(partText).join(' and '), shares: split }] : []),
    ...[...same, ...otherSizes(ranch, item)].map((share) => ({ label: labelOf(share, ranch, item), shares: [share] })),
  ];
}

/** Spreads shares over animals, the soonest first, and puts the rest in line. Empty if there's no room for all. */
function splitOver(
  spots: readonly { share: AnimalShare; room: number }[],
  inLine: AnimalShare | undefined,
  quantity: number,
): AnimalShare[] {
  let left = quantity;
  const parts = spots.flatMap(({ share, room }) => {
    const count = Math.min(left, room);
    left -= count;
    return count > 0 ? [{ ...share, quantity: count }] : [];
  });
  if (left === 0) return parts;
  return inLine ? [...parts, { ...inLine, quantity: left }] : [];
}

function otherSizes(ranch: OnSale_rancherFragment, item: CartItem): AnimalShare[] {
  const animal = ranch.openAnimals.nodes.find(({ id }) => id === item.animal?.id);
  const own = animal ? sharesOf(ranch, animal).filter(({ share }) => share.itemType !== item.type) : [];
  const offered = shareOffers(ranch).flatMap((row) =>
    !row.offer || isSoldOut(row) || row.share.itemType === item.type
      ? []
      : [{ share: row.share, animalId: row.offer.animal?.animalId ?? null, name: animalName(row.offer) }],
  );
  return [...own, ...offered.filter(({ share }) => own.every((each) => each.share !== share))];
}

const countText = (quantity: number, { share }: CowShare) => {
  const name = share.toLowerCase();
  if (quantity === 1) return `A ${name}`;
  return `${quantity} ${name === 'half' ? 'halves' : `${name}s`}`;
};

const partText = ({ quantity = 1, name }: AnimalShare) => `${quantity} of ${name}`;

function labelOf(
  { share, animalId, name, quantity = 1 }: AnimalShare,
  { sharesWaiting }: OnSale_rancherFragment,
  item: CartItem,
): string {
  if (animalId) return `${countText(quantity, share)} of ${name}`;
  const what = share.itemType === item.type ? '' : ` for ${countText(quantity, share).toLowerCase()}`;
  return `Wait${what} as number ${sharesWaiting + 1} in line`;
}
