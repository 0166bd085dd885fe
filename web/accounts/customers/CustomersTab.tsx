import { useQuery } from '@apollo/client/react';
import { AdminList } from '../../platform/AdminList';
import type { AdminTabProps } from '../../platform/adminTabs';
import { EmptyState } from '../../ui/EmptyState';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import { TextLink } from '../../ui/TextLink';
import { type CustomersTab_userFragment, CustomersTabDocument } from './CustomersTab.generated';
import { placeOf } from './placeOf';

const UNKNOWN = 'N/A';

const columns: TableColumn<CustomersTab_userFragment>[] = [
  { key: 'id', header: 'ID', cell: ({ id }) => id },
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  { key: 'email', header: 'Email', cell: ({ email }) => <TextLink href={`mailto:${email}`}>{email}</TextLink> },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => phone || UNKNOWN },
  { key: 'location', header: 'Location', cell: (user) => placeOf(user) || UNKNOWN },
];

export default function CustomersTab({ search }: AdminTabProps) {
  const { data, previousData, error, refetch, fetchMore } = useQuery(CustomersTabDocument, {
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminList
      list={(data ?? previousData)?.admin.customers}
      error={error}
      noun="customers"
      empty={<NoCustomers search={search} />}
      onRetry={refetch}
      onLoad={(after) => fetchMore({ variables: { after } })}
    >
      {(customers) => <Table caption="Customers" columns={columns} rows={customers} rowKey={({ id }) => id} />}
    </AdminList>
  );
}

function NoCustomers({ search }: AdminTabProps) {
  return (
    <EmptyState
      title="No Customers Found"
      text={search ? `No customer matches “${search}”.` : 'Whoever signs up to buy appears here.'}
    />
  );
}
