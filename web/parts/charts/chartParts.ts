import styled from 'styled-components';
import { color, size, tabular } from '../../theme/tokens';

/** The ids of a chart's heading and summary, for screen readers. */
export interface ChartProps {
  labelledBy: string;
  describedBy: string;
}

/** The data of a bar or column. */
export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
}

/** Returns a bar whose value is a count. */
export const countBar = (key: string, label: string, value: number): Bar => ({
  key,
  label,
  value,
  text: value.toLocaleString('en-US'),
});

/** The chart's SVG element. Labels at its edges may overflow. */
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
`;

export const Mark = styled.rect`
  fill: ${color.pasture};
`;

export const Track = styled.rect`
  fill: ${color.neutralBg};
`;

export const ChartText = styled.text`
  ${tabular}
  fill: ${color.soft};
  font-size: ${size[13]};
`;

export const ChartLabel = styled(ChartText)`
  fill: ${color.ink};
  font-size: ${size[15]};
`;

/** Returns the bar with the largest value, or undefined if all are empty. */
export function leaderOf(bars: readonly Bar[]): Bar | undefined {
  const [leader] = bars.toSorted((one, other) => other.value - one.value);
  return leader && leader.value > 0 ? leader : undefined;
}

/** Formats a part as '12.5%', or as '0%' if `whole` is 0. */
export const percentText = (part: number, whole: number): string =>
  (whole === 0 ? 0 : part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
