import type { UserType } from '../words/vocabulary';

export type MailTopic =
  | 'ORDERS'
  | 'ACCOUNT'
  | 'REMINDERS'
  | 'ORDER_AGAIN'
  | 'MESSAGES'
  | 'REVIEWS'
  | 'COMMISSION'
  | 'APPLICATIONS'
  | 'COMPLAINTS'
  | 'API';

type Topic = {
  label: string;
  /** What each kind of person gets. Others get no emails about it. */
  facts: Partial<Record<UserType, string>>;
  /** What a lock screen says of it. */
  news: string;
  /** Emails that nobody can turn off, because an order or an account depends on them. */
  isEssential?: true;
};

const SOFTWARE = 'A webhook is turned off because nothing answers.';

export const MAIL_TOPICS: Record<MailTopic, Topic> = {
  ORDERS: {
    label: 'Orders and shares',
    facts: {
      CUSTOMER:
        'Something happens with your order: its status, dates, deposits, cut sheets, the final price or the beef itself, or you or the ranch say that something is wrong.',
      RANCHER: 'You get an order, shares go back to the line, or something is wrong with an order.',
    },
    news: 'News of an order',
    isEssential: true,
  },
  ACCOUNT: {
    label: 'Account',
    facts: {
      CUSTOMER: 'You reset your password, or our team makes a decision about your account.',
      RANCHER: 'You reset your password, or our team makes a decision about your ranch.',
      ADMIN: 'You reset your password.',
    },
    news: 'News of your account',
    isEssential: true,
  },
  MESSAGES: {
    label: 'Messages',
    facts: {
      CUSTOMER: 'A message from a ranch is unread for five minutes.',
      RANCHER: 'A message from a family is unread for five minutes.',
    },
    news: 'New message',
  },
  REMINDERS: { label: 'Reminders', facts: { CUSTOMER: 'A deposit or a balance is due.' }, news: 'A reminder' },
  ORDER_AGAIN: {
    label: 'Order again',
    facts: { CUSTOMER: 'You asked us to remind you to order again.' },
    news: 'Time to order again',
  },
  REVIEWS: {
    label: 'Reviews',
    facts: {
      CUSTOMER: 'You can review a ranch, or it answered your review.',
      RANCHER: 'A family reviews your ranch.',
    },
    news: 'News of a review',
  },
  COMMISSION: {
    label: 'Commission',
    facts: { RANCHER: 'We record a commission payment.', ADMIN: 'A ranch wants to pay commission.' },
    news: 'News of commission',
  },
  APPLICATIONS: { label: 'Applications', facts: { ADMIN: 'A new ranch applies.' }, news: 'A ranch applied' },
  COMPLAINTS: {
    label: 'Something is wrong',
    facts: { ADMIN: 'A family and a ranch need our decision.' },
    news: 'An order needs our decision',
  },
  API: { label: 'API and webhooks', facts: { RANCHER: SOFTWARE, ADMIN: SOFTWARE }, news: 'A webhook is off' },
};

const ALL = Object.keys(MAIL_TOPICS) as MailTopic[];

export const topicsOf = (userType: UserType): MailTopic[] => ALL.filter((topic) => MAIL_TOPICS[topic].facts[userType]);

export const canTurnOff = (topic: MailTopic, userType: UserType): boolean =>
  !MAIL_TOPICS[topic].isEssential && MAIL_TOPICS[topic].facts[userType] !== undefined;
