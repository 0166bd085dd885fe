import styled from 'styled-components';
import { pluralize } from '../../../rules/words/pluralize';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { TextLink } from '../../ui/text/Link';
import { adminTabPath } from '../adminTabs';
import type { ReportsToday_messageFragment, ReportsToday_reviewFragment } from './ReportsToday.generated';
import { formatWaitingTime } from './TodaySection';

/** Shows three lines of what a person wrote, and isolates text that is written from right to left. The tab has all of it. */
const UserText = styled.p`
  display: -webkit-box;
  max-width: 48ch;
  overflow: hidden;
  font-weight: 400;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const decideColumn = (tab: 'reviews' | 'reports') => ({
  ...buttonsColumn(() => <TextLink to={adminTabPath(tab)}>Decide</TextLink>),
  below: true,
});

export const reviewColumns: TableColumn<ReportsToday_reviewFragment>[] = [
  { key: 'review', header: 'Review', primary: 'text', cell: ({ words }) => <UserText dir="auto">{words}</UserText> },
  { key: 'author', header: 'Written by', cell: ({ authorName, stars }) => `${authorName}, ${stars} of 5` },
  { key: 'ranch', header: 'Ranch', cell: ({ rancher }) => rancher.ranchName },
  { key: 'why', header: 'Why', cell: ({ reports }) => <UserText dir="auto">{reports[0]?.reason}</UserText> },
  decideColumn('reviews'),
];

export const isReported = ({ hidden, reports }: ReportsToday_reviewFragment) => !hidden && reports.length > 0;

export const messageColumns: TableColumn<ReportsToday_messageFragment>[] = [
  {
    key: 'message',
    header: 'Message',
    primary: 'text',
    cell: ({ text, photoCount }) => <UserText dir="auto">{text || pluralize(photoCount, 'photo')}</UserText>,
  },
  { key: 'author', header: 'Written by', cell: ({ authorName }) => authorName },
  { key: 'why', header: 'Why', cell: ({ reason }) => <UserText dir="auto">{reason}</UserText> },
  { key: 'waiting', header: 'Waiting', cell: ({ createdAt }) => formatWaitingTime(createdAt) },
  decideColumn('reports'),
];
