import { DEFAULT_COMMISSION_RATE } from '../money/commission';
import { BRAND } from '../words/brand';

/** The version that is stored with each acceptance. Change it whenever the text below changes. */
export const AGREEMENT_VERSION = '2026-11';

/** The message for someone who accepts an outdated version. */
export const AGREEMENT_CHANGED = 'The broker agreement has changed. Please read and accept it again.';

/** The date of this version. It's at noon, so it's the same day in every time zone. */
export const AGREEMENT_DATE = new Date('2026-11-01T12:00:00Z');

export const AGREEMENT_PATH = '/documents/broker-agreement.pdf';

export const AGREEMENT_TITLE = `${BRAND} Broker Agreement`;

export const AGREEMENT_SUMMARY: readonly string[] = [
  `${BRAND} brings customers to your ranch and takes a ${DEFAULT_COMMISSION_RATE} percent commission on each fulfilled order.`,
  'Commission is due monthly or within 30 days of fulfillment.',
  'Customers pay you directly. We never handle payments for beef.',
  'You set your own prices, products and delivery terms.',
  "Either party may end the agreement on 30 days' notice.",
];

export interface AgreementSection {
  heading: string;
  paragraphs: readonly string[];
}

export const AGREEMENT_SECTIONS: readonly AgreementSection[] = [
  {
    heading: 'The parties',
    paragraphs: [
      `This agreement is between ${BRAND} ("the platform") and the ranch named in the application ("the rancher"). It takes effect when the platform approves the ranch.`,
    ],
  },
  {
    heading: 'What the platform does',
    paragraphs: [
      'The platform shows the ranch and its products to customers and passes their order requests on to the rancher. It acts as a broker only: it neither buys, sells, processes nor delivers beef.',
      'The platform reviews each ranch before customers see it, and may suspend a ranch that breaks this agreement. Orders that were already placed can still be fulfilled.',
    ],
  },
  {
    heading: 'What the rancher does',
    paragraphs: [
      'The rancher describes the ranch, its practices and its products truthfully, keeps prices and delivery terms up to date, and answers order requests promptly.',
      'The rancher is responsible for the beef: for its safety, its processing and labeling under the law, and its delivery as agreed with the customer.',
    ],
  },
  {
    heading: 'Commission',
    paragraphs: [
      `The rancher owes the platform a commission of ${DEFAULT_COMMISSION_RATE} percent of the amount of each fulfilled order, without its delivery or shipping fee, unless another rate is agreed. The rate that holds when an order is placed applies to that order. Canceled orders carry no commission.`,
      'Commission is due monthly or within 30 days of fulfillment. Payments settle the oldest commission first.',
    ],
  },
  {
    heading: 'Payment for orders',
    paragraphs: [
      'Payment for orders is handled directly between customer and rancher, and the rancher confirms the final price. The platform does not hold, collect or refund these payments.',
    ],
  },
  {
    heading: 'Ending the agreement',
    paragraphs: [
      "Either party may end this agreement on 30 days' notice in writing. Commission on orders that are fulfilled before the end remains due.",
    ],
  },
  {
    heading: 'Changes',
    paragraphs: [
      'When this text changes, the rancher is asked to accept the new version. Until then the version that was accepted last applies.',
    ],
  },
];
