import type { Contender } from './workloads';

/** Of one round: milliseconds of CPU for each request, and requests per second. */
export type Measurement = { server: number; postgres: number; perSecond: number };

type Figure = { middle: number; least: number; most: number };

function figureOf(values: number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { middle: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}

const spread = ({ middle, least, most }: Figure) => `${middle.toFixed(3)} (${least.toFixed(3)}-${most.toFixed(3)})`;

const HEAD = [
  'workload',
  'who',
  'CPU ms a request',
  'of it the server',
  'requests/s',
  'share of the limit by CPU',
  'by requests',
  "server CPU, times the limit's",
];

export function printHead(): void {
  printRow(HEAD);
  printRow(HEAD.map(() => '---'));
}

const printRow = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

/** The shares compare the rounds one by one, since rounds of different moments compare a machine with itself. */
export function printRows(workload: string, taken: Map<Contender, Measurement[]>): void {
  const limit = taken.get('limit') ?? [];
  const sum = ({ server, postgres }: Measurement) => server + postgres;
  const ratio = (
    rounds: Measurement[],
    of: (taken: Measurement) => number,
    to: (one: number, other: number) => number,
  ) => figureOf(rounds.map((one, round) => to(of(one), of(limit[round] ?? one)))).middle.toFixed(2);
  for (const [contender, rounds] of taken) {
    printRow([
      workload,
      contender,
      spread(figureOf(rounds.map(sum))),
      figureOf(rounds.map(({ server }) => server)).middle.toFixed(3),
      Math.round(figureOf(rounds.map(({ perSecond }) => perSecond)).middle),
      ratio(rounds, sum, (one, least) => least / one),
      ratio(
        rounds,
        ({ perSecond }) => perSecond,
        (one, most) => one / most,
      ),
      ratio(
        rounds,
        ({ server }) => server,
        (one, least) => one / least,
      ),
    ]);
  }
}
