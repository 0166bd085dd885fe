import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/layout/Card';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Heading, Text } from '../../ui/text/Text';
import type { ChartProps } from './chartParts';

interface ChartFigureProps<Row> {
  title: string;
  /** Describes the chart in one sentence. */
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
