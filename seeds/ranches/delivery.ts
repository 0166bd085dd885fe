import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from '../../rules/ranches/ranchFacts';
import type { Random } from '../random';
import type { Deal } from './dealer';
import type { RanchStory } from './RanchStory';

/** How families get the beef. Every ranch offers at least one way. */
export function delivery(story: RanchStory, random: Random, deal: Deal) {
  const driven = deliveryRound(story, random, deal);
  const shipped = shipping(story, random, deal);
  const offerLocalPickup =
    Boolean(story.pickupWords) || !(driven.offerLocalDelivery && shipped.shippingNationwide) || random.chance(0.9);
  return {
    offerLocalPickup,
    pickupInstructions: offerLocalPickup ? (story.pickupWords ?? deal(PICKUPS)(story)) : null,
    ...driven,
    ...shipped,
  };
}

/** State-inspected beef must stay in the state, so these ranches only deliver nearby. In miles. */
const WITHIN_THE_STATE = 30;

function deliveryRound({ city, deliversMiles, deliveryWords, stateInspected }: RanchStory, random: Random, deal: Deal) {
  if (!deliversMiles && !random.chance(0.65)) return { offerLocalDelivery: false, localDeliveryFee: 0 };
  const usual = stateInspected ? WITHIN_THE_STATE : random.pick([30, 40, DEFAULT_DELIVERY_RADIUS, 60, 75, 100]);
  return {
    offerLocalDelivery: true,
    localDeliveryRange: deliversMiles ?? usual,
    localDeliveryFee: random.pick([0, 1_500, 2_500, 3_500, 4_500, 6_000]),
    deliveryNotes: deliveryWords ?? deal(ROUNDS)(city),
  };
}

function shipping({ ships, stateInspected, sellsShares = true }: RanchStory, random: Random, deal: Deal) {
  if (stateInspected || (!ships && !random.chance(0.4))) {
    return { offerShipping: false, shippingNationwide: false, shippingFee: 0 };
  }
  const shippingNationwide = ships ?? random.chance(0.5);
  return {
    offerShipping: true,
    shippingNationwide,
    shippingRadius: shippingNationwide
      ? DEFAULT_SHIPPING_RADIUS
      : random.pick([DEFAULT_SHIPPING_RADIUS, 200, 300, 400]),
    shippingFee: random.pick(shippingNationwide ? [8_500, 9_500, 12_000, 14_500] : [4_500, 5_500, 6_500, 7_500]),
    shippingDetails: deal(sellsShares ? [...PARCELS, ...SHARE_PARCELS] : PARCELS),
  };
}

const first = ({ owner }: RanchStory) => owner.replace(/ .*/, '');

const PICKUPS: ((story: RanchStory) => string)[] = [
  ({ city }) => `Pick up at the ranch outside ${city} on Saturdays from 9 to 1. Bring coolers; we’ve got the ice.`,
  (ranch) => `${first(ranch)} meets you at the locker on the day your beef is ready. A pickup bed holds plenty.`,
  ({ city }) =>
    `Look for the mailbox with our brand, eight miles out of ${city}. Honk twice and somebody will come down.`,
  ({ city }) => `Thursday afternoons behind the feed store in ${city}, or any evening at the house if you call first.`,
  () => 'Your beef waits in our walk-in freezer for up to ten days at no charge. Text before you head out.',
  ({ city }) => `We’re ten minutes from ${city}. Back up to the shop door and we’ll load you.`,
  (ranch) => `Call ${first(ranch)} when you’re half an hour away. The gate sticks, so lift it.`,
  () => 'Evenings and Sundays work best for us. Mind the dog; he’s all talk.',
  ({ city }) => `Meet us in the church lot in ${city} on the second Saturday. We bring boxes and a hand truck.`,
  (ranch) => `Pick a day that suits you, and ${first(ranch)} will have it boxed by cut.`,
  () => 'Come to the blue shop building, not the house. There’s room to turn a trailer around.',
  ({ city }) => `Directions come by text, since the map sends people to the wrong side of ${city}.`,
  () => 'Bring three big coolers for every hundred pounds. We’ll lend you what you’re short.',
  () => 'After harvest we set two pickup evenings, and you choose one. Coffee’s on.',
];

const ROUNDS: ((city: string) => string)[] = [
  (city) => `We load the trailer on Fridays and run a loop out of ${city}. You’ll get a text two hours ahead.`,
  () => 'We bring it frozen to your door and help you fill the freezer.',
  (city) => `Deliveries leave ${city} every other Saturday. Somebody has to be home.`,
  () => 'No charge for help down the basement stairs. Tips are taken in pie.',
  (city) => `We drive a freezer trailer out of ${city} once we have three orders going your way.`,
  () => 'Deliveries run on weekday evenings. We call the night before.',
  () => 'Leave coolers on the porch if you’ll be out, and we’ll pack them tight.',
  (city) => `Families near ${city} usually have their beef within two days of the locker’s call.`,
  () => 'We deliver the last week of each month. Tell us if your road washes out.',
  () => 'One of us drives and one of us carries, so be nice to both.',
];

const PARCELS = [
  'Packed in insulated boxes with dry ice and shipped on Mondays, so nothing sits over a weekend.',
  'We ship frozen by two-day ground and send you the tracking number. If it thaws, we send it again.',
  'Boxes of about twenty pounds travel best, so that’s how we pack them.',
  'The liners are made of recycled denim. Keep them for your next picnic.',
  'Shipping days are Monday and Tuesday, and never the week of a holiday.',
];

const SHARE_PARCELS = [
  'For a share we pack several boxes and ship them together. The fee is for all of them.',
  'A half fills about ten boxes, and they travel on one pallet by freezer truck.',
];
