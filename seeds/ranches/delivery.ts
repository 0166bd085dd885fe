import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from '../../rules/delivery';
import type { Random } from '../random';
import type { RanchStory } from './RanchStory';

/** How the beef gets to a family. Every ranch has at least one way. */
export function delivery(story: RanchStory, random: Random) {
  const driven = deliveryRound(story, random);
  const shipped = shipping(story, random);
  const offerLocalPickup = !(driven.offerLocalDelivery && shipped.shippingNationwide) || random.chance(0.9);
  return {
    offerLocalPickup,
    pickupInstructions: offerLocalPickup ? random.pick(PICKUPS)(story) : null,
    ...driven,
    ...shipped,
  };
}

function deliveryRound({ city, deliversMiles }: RanchStory, random: Random) {
  if (!deliversMiles && !random.chance(0.65)) return { offerLocalDelivery: false, localDeliveryFee: 0 };
  const localDeliveryRange = deliversMiles ?? random.pick([30, 40, DEFAULT_DELIVERY_RADIUS, 60, 75, 100]);
  return {
    offerLocalDelivery: true,
    localDeliveryRange,
    localDeliveryFee: random.pick([0, 1_500, 2_500, 3_500, 4_500, 6_000]),
    deliveryNotes: random.pick(ROUNDS)(city),
  };
}

function shipping({ ships }: RanchStory, random: Random) {
  if (!ships && !random.chance(0.4)) return { offerShipping: false, shippingNationwide: false, shippingFee: 0 };
  const shippingNationwide = ships ?? random.chance(0.5);
  return {
    offerShipping: true,
    shippingNationwide,
    shippingRadius: shippingNationwide
      ? DEFAULT_SHIPPING_RADIUS
      : random.pick([DEFAULT_SHIPPING_RADIUS, 200, 300, 400]),
    shippingFee: random.pick(shippingNationwide ? [8_500, 9_500, 12_000, 14_500] : [4_500, 5_500, 6_500, 7_500]),
    shippingDetails: random.pick(PARCELS),
  };
}

const PICKUPS: ((story: RanchStory) => string)[] = [
  ({ city }) => `Pick up at the ranch outside ${city} on Saturdays from 9 to 1. Bring coolers; we have the ice.`,
  ({ owner }) =>
    `${owner.split(' ')[0]} meets you at the locker on the day your beef is ready. A pickup bed holds a whole.`,
  ({ city }) =>
    `Look for the mailbox with our brand, eight miles out of ${city}. Honk twice and somebody will come down.`,
  ({ city }) => `Thursday afternoons behind the feed store in ${city}, or any evening at the house by arrangement.`,
  () => 'Your beef waits in our walk-in freezer for up to ten days at no charge. Text before you start out.',
];

const ROUNDS: ((city: string) => string)[] = [
  (city) => `We load the trailer on Fridays and run a loop out of ${city}, two hours’ notice by text.`,
  () => 'We bring it frozen to your door and help you fill the freezer, since we would like to see it.',
  (city) => `Deliveries leave ${city} every other Saturday. Somebody has to be home.`,
  () => 'Free help down the basement stairs. Tips are taken in pie.',
];

const PARCELS = [
  'Packed in insulated boxes with dry ice and shipped Mondays, so that nothing sits over a weekend.',
  'We ship frozen by two-day ground and send you the tracking number. If it thaws, we send it again.',
  'Boxes of about twenty pounds travel best. For a share we split it into several and ship them together.',
];
