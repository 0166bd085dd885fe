import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Addressee, Delivery } from '../../mail/Letter';

/** In milliseconds. By default, the library and with it the worker would wait for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function smtpDelivery(url: string): Delivery {
  const transport = createTransport({ url, ...TIMEOUTS });
  return async (envelope) => {
    await transport.sendMail(envelope);
  };
}

/** Without a mail server, mails are written as pages to open in a browser. Their names sort by time. */
export function fileDelivery(directory: string, log: Logger): Delivery {
  return async (envelope, { id, created_at, payload }) => {
    const time = created_at.toISOString().replace(/[:.]/g, '-');
    const file = path.join(directory, `${time}-${(payload as { template: string }).template}-${id}`);
    const head = [
      `From: ${addressLine(envelope.from)}`,
      `To: ${addressLine(envelope.to)}`,
      `Subject: ${envelope.subject}`,
    ];
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.txt`, `${head.join('\n')}\n\n${envelope.text}`, { mode: 0o600 });
    await writeFile(`${file}.html`, envelope.html, { mode: 0o600 });
    for (const { filename, content } of envelope.attachments) {
      await writeFile(`${file}-${filename}`, content, { mode: 0o600 });
    }
    log.info({ file: `${file}.html` }, 'Mail written');
  };
}

function addressLine({ name, address }: Addressee): string {
  return name ? `${name} <${address}>` : address;
}
