import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tabular } from '../../theme/mixins';
import { color, space } from '../../theme/tokens';
import { Section } from '../../ui/layout/Section';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { type Total, totalText } from '../../ui/table/totalText';
import { Text } from '../../ui/text/Text';
import { TextLink } from '../../ui/text/TextLink';

/** The most rows of a list on the first page. The list's own tab has the others. */
const MAX_ROWS = 5;

interface TodaySectionProps<Row extends { id: string }> {
  title: string;
  /** Left out for those whose duties it isn't among. */
  list: (Total & { nodes: Row[] }) | undefined;
  columns: TableColumn<Row>[];
  /** Where the whole list is, if it has a tab of its own. */
  to?: string;
  /** Hides a row that a change has taken out of the list since it was loaded. */
  belongs?: (row: Row) => boolean;
  /** Stands in place of an empty list, which is left out otherwise. */
  empty?: ReactNode;
}

type ShownProps<Row extends { id: string }> = TodaySectionProps<Row> & { list: Total & { nodes: Row[] } };

const Count = styled.span`
  ${tabular}
  margin-left: ${space(1)};
  color: ${color.soft};
  font-weight: 400;
`;

const shownOf = <Row extends { id: string }>({ list, belongs = () => true }: ShownProps<Row>) =>
  list.nodes.filter(belongs).slice(0, MAX_ROWS);

/** Something that waits for an admin: the rows that have waited longest, with what can be done about them. */
function TodaySection<Row extends { id: string }>(props: ShownProps<Row>) {
  const { title, list, columns, to, empty } = props;
  const rows = shownOf(props);
  const heading = (
    <>
      {title}
      {rows.length > 0 && <Count>{totalText(list)}</Count>}
    </>
  );
  const isMore = list.totalCount > rows.length && rows.length > 0;
  return (
    <Section title={heading} actions={to && isMore && <TextLink to={to}>See all</TextLink>}>
      {rows.length > 0 ? (
        <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} until="wide" narrow="lines" />
      ) : (
        empty
      )}
      {!to && isMore && (
        <Text tone="soft" size={15}>
          {`${rows.length} of ${totalText(list)} shown.`}
        </Text>
      )}
    </Section>
  );
}

/** A section, and its title if there's nothing in it. */
export function sectionOf<Row extends { id: string }>({ list, ...others }: TodaySectionProps<Row>) {
  if (!list) return undefined;
  const props = { ...others, list };
  const isEmpty = shownOf(props).length === 0;
  const isShown = !isEmpty || Boolean(props.empty);
  return {
    title: props.title,
    isEmpty,
    section: isShown ? <TodaySection key={props.title} {...props} /> : null,
  };
}

const DAY = 86_400_000;

/** 'Today', '1 day' or '9 days', from a moment until now. */
export function waitedSince(moment: string): string {
  const days = Math.floor((Date.now() - Date.parse(moment)) / DAY);
  if (days < 1) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}
