import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config';

type Block = {
  language: string;
  text: string;
  /** The heading above it. */
  under: string;
};

const FENCED = /^```(\w+)\n(.*?)^```$/gms;
/** Matches the first line of a file to save, which contains the file's name. */
const NAME = /^(?:\/\/|#) (\S+\.\w+)\n/;
/** Matches a line that sets a variable, whose value may be a placeholder. */
const EXPORT = /^export ([A-Z_]+)=\S+$/;

export const guide = readFileSync(path.join(projectRoot, 'docs', 'partners.md'), 'utf8');

const blocks: Block[] = guide.split(/^## /m).flatMap((section) => {
  const [under = ''] = section.split('\n', 1);
  return [...section.matchAll(FENCED)].map(([, language = '', text = '']) => ({ language, text, under }));
});

export const files: [name: string, text: string][] = blocks.flatMap(({ text }) => {
  const name = NAME.exec(text)?.[1];
  return name ? [[name, text]] : [];
});

/** The commands that a reader types into a shell, each with its answer if the guide shows one. */
export const commands = blocks.flatMap((block, at) => {
  const next = blocks[at + 1];
  const answer = next?.language === 'json' || next?.language === 'text' ? next : undefined;
  return block.language === 'sh' ? [{ command: block.text, under: block.under, answer }] : [];
});

export function commandWith(text: string): string {
  const [found, ...others] = commands.filter(({ command }) => command.includes(text));
  if (!found || others.length > 0) throw new Error(`The guide needs one command with '${text}'`);
  return found.command;
}

/** The variables of a command that only sets variables. */
export function exportedBy(command: string): string[] | undefined {
  const names = command
    .trimEnd()
    .split('\n')
    .map((line) => EXPORT.exec(line)?.[1]);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** The cells of the table with these column headings, without backticks. */
export function tableOf(...columns: string[]): string[][] {
  const [, rows = ''] = guide.split(`| ${columns.join(' | ')} |\n`);
  const [table = ''] = rows.split('\n\n', 1);
  const lines = table.split('\n').slice(1);
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}
