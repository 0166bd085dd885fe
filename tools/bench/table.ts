import type { Contender } from './workloads';

/** One round's CPU milliseconds per request, and requests per second. */
export type Measurement = { server: number; postgres: number; perSecond: number };

type Figure = { median: number; min: number; max: number };

function figureOf(values: number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) };
}

const spread = ({ median, min, max }: Figure) => `${median.toFixed(3)} (${min.toFixed(3)}-${max.toFixed(3)})`;

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

/** Shares compare a contender's round with the baseline's round of the same number, because the machine's speed varies. */
export function printRows(workload: string, taken: Map<Contender, Measurement[]>): void {
  const limit = taken.get('limit') ?? [];
  const sum = ({ server, postgres }: Measurement) => server + postgres;
  const ratio = (
    rounds: Measurement[],
    of: (taken: Measurement) => number,
    compare: (own: number, baseline: number) => number,
  ) => figureOf(rounds.map((one, round) => compare(of(one), of(limit[round] ?? one)))).median.toFixed(2);
  for (const [contender, rounds] of taken) {
    printRow([
      workload,
      contender,
      spread(figureOf(rounds.map(sum))),
      figureOf(rounds.map(({ server }) => server)).median.toFixed(3),
      Math.round(figureOf(rounds.map(({ perSecond }) => perSecond)).median),
      ratio(rounds, sum, (own, baseline) => baseline / own),
      ratio(
        rounds,
        ({ perSecond }) => perSecond,
        (own, baseline) => own / baseline,
      ),
      ratio(
        rounds,
        ({ server }) => server,
        (own, baseline) => own / baseline,
      ),
    ]);
  }
}
