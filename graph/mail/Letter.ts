export type Addressee = { name: string; address: string };

export type Fact = [label: string, value: string];

/** What a mail says, in plain text; `layout` gives it its two forms. */
export type Letter = {
  to: Addressee;
  /** Whom an answer should reach; without it nobody reads answers. */
  replyTo?: Addressee;
  subject: string;
  paragraphs: string[];
  facts?: Fact[];
  link: { label: string; path: string };
  /** Said after the link. */
  closing?: string;
};
