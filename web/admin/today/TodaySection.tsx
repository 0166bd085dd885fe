import type { ReactNode } from 'react';
import styled from 'styled-components';
import { serverTime } from '../../session/serverTime';
import { color, space, tabular } from '../../theme/tokens';

import { Section } from '../../ui/layout/Section';
import { type Total, totalText } from '../../ui/table/LoadMore';
import type { TableColumn } from '../../ui/table/TableRow';
import { TextLink } from '../../ui/text/Link';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import { AdminRows } from '../AdminTable';

/** Limits each list on the Today tab. The list's own tab has the other rows. */
const MAX_ROWS = 5;

interface TodaySectionProps<Row extends { id: string }> {
  title: string;
  /** The loaded list. Undefined if the viewer's duties don't include it. */
  list: (Total & { nodes: Row[] }) | undefined;
  columns: TableColumn<Row>[];
  /** The link to the whole list, if the list has its own tab. */
  to?: string;
  /** Returns false for a row that left the list after it was loaded. */
  belongs?: (row: Row) => boolean;
  /** Replaces an empty list, which is hidden otherwise. */
  empty?: ReactNode;
}

type ShownProps<Row extends { id: string }> = TodaySectionProps<Row> & { list: Total & { nodes: Row[] } };

const Count = styled.span`
  ${tabular}
  margin-left: ${space(1)};
  color: ${color.soft};
  font-weight: 400;
`;

const visibleRowsOf = <Row extends { id: string }>({ list, belongs = () => true }: ShownProps<Row>) =>
  list.nodes.filter(belongs).slice(0, MAX_ROWS);

/** Lists the rows that have waited longest for an admin, with their actions. */
function TodaySection<Row extends { id: string }>(props: ShownProps<Row>) {
  const { title, list, columns, to, empty } = props;
  const rows = visibleRowsOf(props);
  const heading = (
    <>
      {title}
      {rows.length > 0 && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <Count>{totalText(list)}</Count>
        </>
      )}
    </>
  );
  const isMore = list.totalCount > rows.length && rows.length > 0;
  return (
    <Section title={heading} actions={to && isMore && <TextLink to={to}>See all</TextLink>}>
      {rows.length > 0 ? <AdminRows caption={title} columns={columns} rows={rows} /> : empty}
      {!to && isMore && (
        <Text tone="soft" size={15}>
          {`${rows.length} of ${totalText(list)} shown.`}
        </Text>
      )}
    </Section>
  );
}

/** Returns a section with its title, and whether it's empty. */
export function sectionOf<Row extends { id: string }>({ list, ...others }: TodaySectionProps<Row>) {
  if (!list) return undefined;
  const props = { ...others, list };
  const isEmpty = visibleRowsOf(props).length === 0;
  const isShown = !isEmpty || Boolean(props.empty);
  return {
    title: props.title,
    isEmpty,
    section: isShown ? <TodaySection key={props.title} {...props} /> : null,
  };
}

const DAY = 86_400_000;

/** Formats the time since `moment` as 'Today', '1 day' or '9 days'. */
export function formatWaitingTime(moment: string): string {
  const days = Math.floor((serverTime.now() - Date.parse(moment)) / DAY);
  if (days < 1) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}
