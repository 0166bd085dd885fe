import { expect, test } from 'vitest';
import { market as seed } from '../permission/testing/market';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';
import { NAUGHTY } from './testing/naughtyStrings';
import { type Answer, type Kind, type Noun, STORED_AS, type Texts, textNouns } from './testing/textNouns';

// The test has its own database, because it clears the rate limits.
const db = await ownDatabase('texts_as_sent');
const graph = await testGraph(db);
const market = await seed(graph);

/** Everyday texts that are easily changed on the way. */
const EVERYDAY = [
  '  Between spaces  ',
  'One\r\n\r\nTwo\n\n\n\nThree\tfour',
  'Zoe\u0308 Mu\u0308ller',
  `O'Brien & Sons "Prime" <b>50%</b> \\n`,
  'Ｆｕｌｌ ﬁsh ½',
  '中'.repeat(20),
];

/** Returns the fields that an answer refuses, by the last part of their paths: `name` for `productDetails.0.name`. */
const refusedBy = ({ errors }: Answer): string[] =>
  Object.keys(errors?.[0].extensions.fields ?? {}).map((path) =>
    path.replace(/^variants\[?\.?0\]?\.name$/, 'variant').replace(/^.*\./, ''),
  );

/** Sends a text in all fields, and once more without those that refuse it. */
async function send({ write, fields, fallback = {} }: Noun, text: string) {
  const submit = async (texts: Texts) => {
    await db('rateLimits').delete();
    const { as, mutation, variables } = await write(texts, market);
    return graph.as(market.people[as]).run(`mutation ${mutation}`, variables);
  };
  const all = Object.keys(fields);
  const first = await submit(Object.fromEntries(all.map((name) => [name, text])));
  const refused = refusedBy(first);
  const taken = all.filter((name) => !refused.includes(name));
  if (refused.length === 0 || taken.length === 0) return { answer: first, taken };
  return { answer: await submit({ ...fallback, ...Object.fromEntries(taken.map((name) => [name, text])) }), taken };
}

/** Nouns take turns with the texts that have broken other software, so that several try each of them. */
const textsFor = (turn: number) => [...EVERYDAY, ...NAUGHTY.filter((_, index) => index % 3 === turn % 3)];

test.each(textNouns(graph, market).map((noun, turn) => [noun.name, noun, textsFor(turn)] as const))(
  'a text that is accepted for %s is read as it was sent, apart from its normalization',
  async (_, noun, texts) => {
    const accepted = new Set<string>();
    for (const text of texts) {
      const { answer, taken } = await send(noun, text);
      if (taken.length === 0) continue;
      expect([text, answer.errors]).toEqual([text, undefined]);
      const reader = market.people[noun.readBy ?? 'rancher'];
      const { data } = await graph.as(reader).run(noun.read(market, answer.data));
      const found = noun.found(data, answer.data);
      for (const name of taken) {
        const promised = STORED_AS[noun.fields[name] as Kind].cast(text);
        expect([name, text, found[name] ?? '']).toEqual([name, text, promised]);
        accepted.add(`${name} ${text}`);
      }
    }
    expect(accepted.size).toBeGreaterThan(texts.length / 3);
  },
  120_000,
);
