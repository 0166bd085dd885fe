import type { Job } from 'graphile-worker';
import type { CalendarEntry } from '../documents/icsOf';

export type Addressee = { name: string; address: string };

export type Fact = [label: string, value: string];

/** The content of a mail in plain text. `layout` turns it into text and HTML. */
export type Letter = {
  to: Addressee;
  /** Who gets replies. If it's missing, nobody reads replies. */
  replyTo?: Addressee;
  subject: string;
  /** What a browser says instead of the subject and the first paragraph, in fewer words. */
  notice?: { title: string; body: string };
  paragraphs: string[];
  facts?: Fact[];
  link: { label: string; path: string };
  /** The dates in the letter, attached as a file for calendar apps. */
  calendar?: CalendarEntry[];
  /** Comes after the link. */
  closing?: string;
};

/** May be a stranger's, so its letter has no name and no text of the owner: nobody can send theirs through us. */
export const unconfirmed = (address: string): Addressee => ({ name: '', address });

type Envelope = {
  messageId: string;
  from: Addressee;
  to: Addressee;
  replyTo?: Addressee;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: string }[];
};

/** Throws when the mail couldn't be sent. The queue then tries again. */
export type Delivery = (envelope: Envelope, job: Job) => Promise<void>;
