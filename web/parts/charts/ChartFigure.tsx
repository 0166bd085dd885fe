import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { color, size, space, tabular } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/layout/Card';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Heading, Text } from '../../ui/text/Text';

interface ChartFigureProps<Row> {
  title: string;
  summary: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  children: (chart: ChartProps) => ReactNode;
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
`;

const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(1)};

  button {
    flex: none;
  }
`;

/** A chart with a text summary, and the same figures as a table. */
export function ChartFigure<Row>({ title, summary, columns, rows, rowKey, children }: ChartFigureProps<Row>) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const chart = { labelledBy: `${id}-title`, describedBy: `${id}-summary` };
  return (
    <Root forwardedAs="figure" aria-labelledby={chart.labelledBy}>
      <Header>
        <Heading level={2} size={21} id={chart.labelledBy}>
          {title}
        </Heading>
        <Button variant="quiet" size="small" aria-describedby={chart.labelledBy} onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as Chart' : 'Show as Table'}
        </Button>
      </Header>
      <Text as="figcaption" tone="soft" size={15} id={chart.describedBy}>
        {summary}
      </Text>
      {isTable ? <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} /> : children(chart)}
    </Root>
  );
}

/** The ids of a chart's heading and summary, for screen readers. */
export interface ChartProps {
  labelledBy: string;
  describedBy: string;
}

export interface Bar {
  key: string;
  label: string;
  value: number;
  text: string;
}

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
