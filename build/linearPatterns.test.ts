import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { readSources } from './walls/readImports';

type Pattern = { place: string; source: string; flags: string };

const TEXTS = /^(rules|graph)\/(?!.*(testing\/|\.test\.|\.generated\.))/;

function patternsIn([path, text]: [string, string]): Pattern[] {
  const found: Pattern[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      found.push({ place: path, source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/** Long enough that a pattern which reads the rest of a text at each character takes a second. */
const LENGTH = 20_000;

const UNITS = [
  ...' \n\t.-@/:_[(<"\'#,;0aZé',
  '\u0315',
  '😀',
  '\u{1F3FB}',
  '\u200D',
  '1.',
  'a.',
  'a-',
  ' a',
  '//',
  '@a',
  '\n ',
];

/** Texts of one repeated unit that a pattern may almost match: after each word of the pattern itself, and with another end. */
function worstTexts({ source }: Pattern): string[] {
  const words =
    source
      .replace(/\\[a-z]/g, ' ')
      .replace(/[\\?]/g, '')
      .match(/[a-z<][\w:/<"]+/gi) ?? [];
  const ownSigns = source.match(/[^\\\w\s]/g) ?? [];
  return ['', ...new Set(words)].flatMap((word) =>
    [...new Set([...UNITS, ...ownSigns])].flatMap((unit) => {
      const long = word + unit.repeat(LENGTH / unit.length);
      return [long, `${long} ! \0`];
    }),
  );
}

/** Whether a work always takes long, since a single run can be slowed by other work of the process. */
function isSlow(work: () => void): boolean {
  return [1, 2, 3].every(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system > 50_000;
  });
}

const isUnbounded = ({ source }: Pattern) => /[+*]|,\}/.test(source);

it('no pattern reads a text again and again', () => {
  const patterns = [...readSources()]
    .filter(([path]) => TEXTS.test(path))
    .flatMap(patternsIn)
    .filter(isUnbounded);
  expect(patterns.length).toBeGreaterThan(50);
  const slow = patterns.flatMap((pattern) => {
    const expression = new RegExp(pattern.source, pattern.flags);
    const texts = worstTexts(pattern);
    const worst = texts.find((text) => isSlow(() => text.replace(expression, '')));
    return worst === undefined
      ? []
      : [`${pattern.place}: /${pattern.source}/ at ${JSON.stringify(worst.slice(0, 20))}`];
  });
  expect(slow).toEqual([]);
});
