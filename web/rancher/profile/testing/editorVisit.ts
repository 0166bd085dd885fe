import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halvesOnly } from '../../../testing/rancherToday';
import { grassFed } from '../../../testing/ranches';
import { fakeServer, noSecondFactor, rancher, visit } from '../../../testing/visit';

const account = {
  __typename: 'User',
  ...rancher,
  ...noSecondFactor,
  ranch: { __typename: 'Rancher', ...rancher.ranch },
  phone: '555-0100',
  zipCode: '',
  city: '',
  state: '',
  favorites: [],
};

/** A ranch as the server returns it: a name, a place, a half cow for sale and a product. */
export const ranch = {
  __typename: 'Rancher',
  id: '7',
  approval: 'APPROVED',
  pendingName: null,
  ranchName: 'Cedar Fork Ranch',
  description: 'Beef from the hills',
  customRanchDescription: '',
  city: 'Waco',
  state: 'Texas',
  zipCode: '76701',
  websiteUrl: null,
  imageUrl: '/pictures/a.avif',
  videoUrl: null,
  socialMedia: [],
  yearEstablished: 1921,
  ranchSize: null,
  cattleBreed: 'Angus',
  herdSize: null,
  processingFacility: null,
  processingTimeWeeks: null,
  processingNotes: null,
  processingDetails: null,
  ...halvesOnly,
  offerSelectCuts: false,
  offerBeefBoxes: false,
  offerOtherProducts: true,
  otherProductsList: [
    {
      __typename: 'CustomProduct',
      id: '4',
      name: 'Jerky',
      description: '',
      imageUrl: null,
      available: true,
      inspection: null,
      price: 1_200,
      weight: null,
      variants: [{ __typename: 'ProductVariant', id: '8', name: 'Small bag', price: 900, size: null, weight: 0.5 }],
    },
  ],
  products: [{ __typename: 'CustomProduct', id: '4', name: 'Jerky', available: true, inspection: null }],
  pricingModel: 'FLAT',
  pricePerPound: 0,
  sellsByAnimal: false,
  takesLine: true,
  depositRequired: false,
  paymentInstructions: null,
  paymentLink: null,
  street: null,
  depositAmount: 0,
  depositDays: 7,
  cancelTermsName: null,
  cancelHours: 24,
  cancelWaitingPercent: 50,
  cancelAssignedPercent: 25,
  ...grassFed,
  feedingMethod: 'Grass Finished',
  customFeedingMethod: null,
  raisingPractices: null,
  beefType: null,
  finishDetails: null,
  offerLocalPickup: true,
  pickupInstructions: null,
  offerLocalDelivery: false,
  localDeliveryRange: 50,
  localDeliveryFee: 0,
  deliveryNotes: null,
  offerShipping: false,
  shippingFee: 0,
  shippingNationwide: false,
  shippingRadius: 100,
  shippingDetails: null,
  contact: { __typename: 'Contact', phone: '555-0100' },
};

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

export const noHelpers = { __typename: 'Rancher', helpers: [], helperInvitations: [] };

/** Opens the editor as a rancher, with a server that returns what was saved. */
export async function openEditor(url = '/profile', answers: Answers = {}) {
  const sent: Record<string, unknown>[] = [];
  const server = fakeServer(rancher, {
    ProfilePage: () => ({ viewer: account }),
    RanchProfile: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch } }),
    SaveRanchProfile: ({ input }) => {
      sent.push(input as Record<string, unknown>);
      const { otherProductsList, ...rest } = input as Record<string, unknown>;
      return { updateRancherProfile: { ...ranch, ...rest } };
    },
    HelpersSection: () => ({
      viewer: { __typename: 'User', id: rancher.id, ranch: { ...rancher.ranch, ...noHelpers } },
    }),
    ...answers,
  });
  visit(url, server);
  await screen.findByLabelText('Ranch name');
  return { server, sent };
}

// `hidden` skips the check of what is visible, which takes seconds on a form this long.
export const tab = (name: RegExp | string) => screen.getByRole('tab', { name, hidden: true });
export const openTab = (name: string) => userEvent.click(tab(name));
export const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
export const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
export const write = (label: RegExp | string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
export const save = () => press('Save Changes');
