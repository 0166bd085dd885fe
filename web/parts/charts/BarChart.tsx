import { type Bar, ChartLabel, type ChartProps, ChartText, Drawing, Mark, Track } from './ChartFigure';

interface BarChartProps extends ChartProps {
  bars: readonly Bar[];
  /** The value of a bar with the full width. Defaults to the largest value. */
  whole?: number;
}

const BAR = { top: 24, height: 10 };
const GAP = 10;
const ROW = BAR.top + BAR.height + GAP;
/** The longest label that fits beside an amount of money on the narrowest phone. */
const MAX_LABEL_LENGTH = 26;

/** Draws bars under their labels, with values at the right. Widths are percentages, so that the text keeps its size. */
export function BarChart({ bars, whole, labelledBy, describedBy }: BarChartProps) {
  const full = whole ?? Math.max(...bars.map(({ value }) => value));
  return (
    <Drawing role="img" aria-labelledby={labelledBy} aria-describedby={describedBy} height={bars.length * ROW - GAP}>
      {bars.map(({ key, label, value, text }, at) => (
        <g key={key} transform={`translate(0 ${at * ROW})`}>
          <ChartLabel y={16}>{shortened(label)}</ChartLabel>
          <ChartText x="100%" y={16} textAnchor="end">
            {text}
          </ChartText>
          <Track y={BAR.top} width="100%" height={BAR.height} rx={2} />
          <Mark y={BAR.top} width={`${full > 0 ? (value / full) * 100 : 0}%`} height={BAR.height} rx={2} />
        </g>
      ))}
    </Drawing>
  );
}

const shortened = (label: string) =>
  label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label;
