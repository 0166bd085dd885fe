import { BRAND } from '../words/brand';

/** The mailto: URL of an address. An address may contain `?bcc=`, which a mail program would take for another recipient. */
export const mailUrl = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** The same with a subject that names an order. */
export const orderMailUrl = (email: string, orderId: string): string =>
  `${mailUrl(email)}?subject=${encodeURIComponent(`${BRAND} order #${orderId}`)}`;
