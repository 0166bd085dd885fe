import { createTransport } from 'nodemailer';
import type { Delivery } from './sendMail';

/** The library's own patience is minutes, in which the worker would do nothing else. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function smtpDelivery(url: string): Delivery {
  const transport = createTransport({ url, ...PATIENCE });
  return async (envelope) => {
    await transport.sendMail(envelope);
  };
}
