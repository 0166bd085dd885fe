import type { UserType } from '../words/vocabulary';
import { type Duty, dutiesOf, type Role } from './duties';

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
  /** What each kind of person hears of. Others hear nothing of it. */
  facts: Partial<Record<UserType, string>>;
  /** What a lock screen says of it. */
  news: string;
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
  },
  ACCOUNT: {
    label: 'Account',
    facts: {
      CUSTOMER: 'You reset your password, or our team makes a decision about your account.',
      RANCHER: 'You reset your password, or our team makes a decision about your ranch.',
      ADMIN: 'You reset your password.',
    },
    news: 'News of your account',
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

type Channels = {
  /** The email is the record of what was told. Nobody can turn off those of which an order or an account depends. */
  mail: 'ALWAYS' | 'OPTIONAL';
  /** Whether the browsers that a person chose tell it as well: at once, or when the device is awake anyway. */
  push: 'AT_ONCE' | 'WHEN_AWAKE' | 'NEVER';
  /** The duty of those at a ranch or on the team whom it concerns. Null for what concerns only the account that gets it. */
  duty: Duty | null;
};

/** What goes where. Letters about the account have links that work like a password, so browsers tell nothing of them. */
export const CHANNELS: Record<MailTopic, Channels> = {
  ORDERS: { mail: 'ALWAYS', push: 'AT_ONCE', duty: 'ORDERS' },
  ACCOUNT: { mail: 'ALWAYS', push: 'NEVER', duty: null },
  MESSAGES: { mail: 'OPTIONAL', push: 'AT_ONCE', duty: 'ORDERS' },
  REMINDERS: { mail: 'OPTIONAL', push: 'AT_ONCE', duty: 'ORDERS' },
  ORDER_AGAIN: { mail: 'OPTIONAL', push: 'WHEN_AWAKE', duty: 'ORDERS' },
  REVIEWS: { mail: 'OPTIONAL', push: 'WHEN_AWAKE', duty: 'RANCH' },
  COMMISSION: { mail: 'OPTIONAL', push: 'WHEN_AWAKE', duty: 'MONEY' },
  APPLICATIONS: { mail: 'OPTIONAL', push: 'WHEN_AWAKE', duty: 'RANCH' },
  COMPLAINTS: { mail: 'OPTIONAL', push: 'AT_ONCE', duty: 'ORDERS' },
  API: { mail: 'OPTIONAL', push: 'WHEN_AWAKE', duty: null },
};

type Person = { userType: UserType; role: Role | null };

const concerns = (topic: MailTopic, { userType, role }: Person): boolean => {
  const { duty } = CHANNELS[topic];
  return userType === 'CUSTOMER' || duty === null || dutiesOf(role).includes(duty);
};

const topicsOf = (person: Person): MailTopic[] =>
  (Object.keys(MAIL_TOPICS) as MailTopic[]).filter(
    (topic) => MAIL_TOPICS[topic].facts[person.userType] && concerns(topic, person),
  );

/** The topics of the emails that a person gets. Those to a ranch go to its owner, not to helpers. */
export const mailTopicsOf = (person: Person): MailTopic[] => {
  const isHelper = person.userType === 'RANCHER' && person.role !== 'OWNER';
  return topicsOf(person).filter((topic) => !isHelper || CHANNELS[topic].duty === null);
};

/** The topics that a person's browsers can tell. Helpers are told of what their role is for. */
export const pushTopicsOf = (person: Person): MailTopic[] =>
  topicsOf(person).filter((topic) => CHANNELS[topic].push !== 'NEVER');

export const canTurnOff = (topic: MailTopic, userType: UserType): boolean =>
  CHANNELS[topic].mail === 'OPTIONAL' && MAIL_TOPICS[topic].facts[userType] !== undefined;
