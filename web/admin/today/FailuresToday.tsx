import styled from 'styled-components';
import { adminDateTime } from '../../../rules/time/dates';
import type { TableColumn } from '../../ui/table/TableRow';
import { ContactCell } from '../ranches/ContactCell';
import type { FailuresToday_webhookFragment } from './FailuresToday.generated';
import { waitedSince } from './TodaySection';

const Address = styled.span`
  overflow-wrap: anywhere;
`;

export const webhookColumns: TableColumn<FailuresToday_webhookFragment>[] = [
  { key: 'address', header: 'Webhook', primary: true, cell: ({ address }) => <Address>{address}</Address> },
  { key: 'owner', header: 'Owner', cell: ({ owner }) => <ContactCell {...owner} /> },
  { key: 'since', header: 'Failing for', cell: ({ failingSince }) => waitedSince(failingSince) },
  { key: 'failures', header: 'Attempts', numeric: true, cell: ({ failures }) => failures },
  {
    key: 'last',
    header: 'Last accepted',
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? adminDateTime(lastDeliveredAt) : 'Never'),
  },
];
