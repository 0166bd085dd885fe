/** A public page about rules and facts, with the day of its text as its version. */
export interface Paper {
  title: string;
  /** YYYY-MM-DD. Change it whenever the text changes. */
  version: string;
  short: readonly string[];
  sections: readonly PaperSection[];
}

export interface PaperSection {
  heading: string;
  paragraphs: readonly string[];
  /** A list below the paragraphs. */
  points?: readonly string[];
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
}

export type PaperName = 'terms' | 'privacy' | 'accessibility' | 'security';
