import { useQuery } from '@apollo/client/react';
import { AdminList } from '../../platform/AdminList';
import type { AdminTabProps } from '../../platform/adminTabs';
import { ListTools } from '../../platform/ListTools';
import { SortSelect } from '../../platform/SortSelect';
import { useAdminSort } from '../../platform/useAdminSort';
import { SupportButton } from '../../support/SupportButton';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import { TextLink } from '../../ui/TextLink';
import { type CustomersTab_userFragment, CustomersTabDocument } from './CustomersTab.generated';
import { CUSTOMER_SORTS } from './customerSorts';
import { placeOf } from './placeOf';

const UNKNOWN = 'N/A';

const columns: TableColumn<CustomersTab_userFragment>[] = [
  { key: 'id', header: 'ID', cell: ({ id }) => id },
  { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  { key: 'email', header: 'Email', cell: ({ email }) => <TextLink href={`mailto:${email}`}>{email}</TextLink> },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => phone || UNKNOWN },
  { key: 'location', header: 'Location', cell: (user) => placeOf(user) || UNKNOWN },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: ({ id, name }) => <SupportButton kind="customer" id={id} of={name} />,
  },
];

export default function CustomersTab({ search }: AdminTabProps) {
  const sorting = useAdminSort(CUSTOMER_SORTS);
  const { data, previousData, error, refetch, fetchMore } = useQuery(CustomersTabDocument, {
    variables: { search, sort: sorting.sort },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack>
      <ListTools>
        <SortSelect sorting={sorting} />
      </ListTools>
      <AdminList
        list={(data ?? previousData)?.admin.customers}
        error={error}
        noun="customers"
        empty={<NoCustomers search={search} />}
        onRetry={refetch}
        onLoad={(after) => fetchMore({ variables: { after } })}
      >
        {(customers) => (
          <Table
            caption="Customers"
            columns={columns}
            rows={customers}
            rowKey={({ id }) => id}
            sorting={sorting.table}
          />
        )}
      </AdminList>
    </Stack>
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
