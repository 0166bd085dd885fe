import { type Bar, type ChartProps, ChartText, Drawing, Mark, Track } from './ChartFigure';

const HEIGHT = 180;
const TOP = 20;
const BASE = HEIGHT - 24;
/** How many labels fit on a phone without overlapping. */
const MAX_LABELS = 5;
/** How many columns all show their values. */
const MAX_VALUES = 14;

/** Draws columns side by side, such as months. With many columns, only the highest and the last show their values. */
export function ColumnChart({ bars, labelledBy, describedBy }: ChartProps & { bars: readonly Bar[] }) {
  const highest = Math.max(...bars.map(({ value }) => value));
  return (
    <Drawing role="img" aria-labelledby={labelledBy} aria-describedby={describedBy} height={HEIGHT}>
      {bars.map((bar, at) => (
        <Column key={bar.key} bar={bar} at={at} count={bars.length} highest={highest} />
      ))}
      <Track y={BASE} width="100%" height={1} />
    </Drawing>
  );
}

interface ColumnProps {
  bar: Bar;
  at: number;
  count: number;
  highest: number;
}

function Column({ bar: { value, text, label }, at, count, highest }: ColumnProps) {
  const slot = 100 / count;
  const height = highest > 0 ? (value / highest) * (BASE - TOP) : 0;
  const fromLast = count - 1 - at;
  const hasValue = count <= MAX_VALUES || value === highest || fromLast === 0;
  const hasLabel = fromLast % Math.ceil(count / MAX_LABELS) === 0;
  const middle = { x: `${(at + 0.5) * slot}%`, textAnchor: 'middle' } as const;
  return (
    <>
      <Mark x={`${(at + 0.15) * slot}%`} y={BASE - height} width={`${slot * 0.7}%`} height={height} rx={2} />
      {hasValue && (
        <ChartText {...middle} y={BASE - height - 6}>
          {text}
        </ChartText>
      )}
      {hasLabel && (
        <ChartText {...middle} y={HEIGHT - 6}>
          {label}
        </ChartText>
      )}
    </>
  );
}
