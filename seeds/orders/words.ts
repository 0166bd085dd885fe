import type { Rancher } from '../../graph/ranches/Rancher';
import type { OrderStatus, ShippingMethod } from '../../rules/words/vocabulary';

export const WISHES = {
  share: [
    'We have a chest freezer ready. Any week in the month works for us.',
    'First time buying a share. Could you walk us through the cutting sheet by phone?',
    'Please keep the soup bones and the liver for us.',
    'One-pound packages of ground beef, if possible. There are only three of us.',
    'We are splitting this with my sister. Can it be boxed in two?',
    'Call after 5, I am in class until then.',
    'Steaks an inch and a quarter thick, please, and no cube steak.',
    'As lean as you can make it. Doctor’s orders.',
  ],
  goods: [
    'No hurry. We would like to try it before we order a share.',
    'It is for my husband’s birthday, so please call my number and not the house.',
    'Call after 5, I am in class until then.',
    'Happy to come by on a Saturday. We will bring the cooler and a pie.',
  ],
};

export const STREETS = [
  'Maple Street',
  'Oak Hollow Road',
  'County Road 12',
  'Prairie Lane',
  'Church Street',
  'Ridge Avenue',
  'Mill Creek Drive',
];

type Order = {
  isShare: boolean;
  shippingMethod: ShippingMethod;
  terms: Pick<Rancher, 'pricingModel' | 'depositRequired'>;
};

/** Notes that a ranch might write when an order reaches a status. */
export function stepNotes(status: OrderStatus, { isShare, shippingMethod, terms }: Order): string[] {
  const kind = isShare ? 'share' : 'goods';
  const isByWeight = isShare && terms.pricingModel === 'HANGING';
  const words: Record<OrderStatus, string[]> = {
    PENDING: ['Order request sent'],
    CONTACTED: [
      ...CONTACTED[kind],
      ...(isByWeight ? ['Emailed the cutting sheet and the price by hanging weight.'] : []),
      ...(isShare && terms.depositRequired
        ? ['Left a message, then spoke in the evening. The deposit is on its way.']
        : []),
    ],
    PROCESSING: [
      ...PROCESSING[kind],
      ...(isByWeight ? ['At the locker. Hanging weight came in a little over the estimate.'] : []),
    ],
    FULFILLED: FULFILLED[shippingMethod],
    CANCELED,
  };
  return words[status];
}

const CONTACTED = {
  share: [
    'Called and settled on a harvest date.',
    'Left a message, then spoke in the evening.',
    'Emailed the cutting sheet and went over it by phone.',
    'Talked through the cuts. They would like extra ground beef.',
    'Status updated to Contacted',
  ],
  goods: [
    'Called, and all of it is in the freezer here.',
    'Sent a text with the total. They will pay by Venmo.',
    'Status updated to Contacted',
  ],
};

const PROCESSING = {
  share: [
    'Harvested Tuesday. It will hang for eighteen days.',
    'The cutting sheet is in, and the butcher has it on the board.',
    'Cut and freezing. We will call when it is ready.',
    'Status updated to Processing',
  ],
  goods: [
    'Paid. We are packing it this week.',
    'Waiting for a fresh batch from the butcher.',
    'Status updated to Processing',
  ],
};

const FULFILLED: Record<ShippingMethod, string[]> = {
  LOCAL_PICKUP: [
    'Picked up this morning. Paid in full, thank you!',
    'Handed over at the locker, and the dog got a bone.',
    'Status updated to Fulfilled',
  ],
  LOCAL_DELIVERY: [
    'Delivered and carried down to the freezer.',
    'Delivered Saturday. Good to meet the whole family.',
    'Status updated to Fulfilled',
  ],
  SHIPPING: [
    'The carrier says it is on the porch. Let us know that it arrived frozen.',
    'Arrived frozen solid. Thank you for the picture!',
    'Status updated to Fulfilled',
  ],
};

const CANCELED = [
  'The freezer died. They will order again in the fall.',
  'They found a share closer to home.',
  'A move came up, and they will not need it after all.',
  'Plans changed. They will be back next year.',
];
