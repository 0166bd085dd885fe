import type { CustomerSort } from '../../graphTypes.generated';
import { usePagedList } from '../../parts/lists/PagedList';
import { Cluster } from '../../ui/layout/arrange';
import { EmptyState } from '../../ui/state/EmptyState';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { AdminTable } from '../AdminTable';
import type { AdminTabProps } from '../adminTabs';
import { ClosingBadge } from '../ClosingBadge';
import { EmailLink, placeOf } from '../EmailLink';
import { SignOutPerson } from '../SignOutPerson';
import type { SortChoices } from '../sortChoices';
import { SupportButton } from '../support/SupportLink';
import { useAdminSort } from '../useAdminSort';
import { type CustomersTab_userFragment, CustomersTabDocument } from './CustomersTab.generated';

const UNKNOWN = 'N/A';

const columns: TableColumn<CustomersTab_userFragment>[] = [
  { key: 'id', header: 'ID', cell: ({ id }) => id },
  { key: 'name', header: 'Name', primary: true, cell: (user) => <NameCell user={user} /> },
  { key: 'email', header: 'Email', plain: true, cell: (user) => <EmailLink {...user} /> },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => phone || UNKNOWN },
  { key: 'location', header: 'Location', plain: true, cell: (user) => placeOf(user) || UNKNOWN },
  buttonsColumn(({ id, name }) => (
    <Cluster>
      <SupportButton kind="customer" id={id} of={name} />
      <SignOutPerson id={id} name={name} />
    </Cluster>
  )),
];

function NameCell({ user: { name, deletesAt } }: { user: CustomersTab_userFragment }) {
  return (
    <Cluster>
      {name}
      <ClosingBadge deletesAt={deletesAt} />
    </Cluster>
  );
}

/** The ID column sorts by sign-up date, because IDs increase in the order of sign-up. */
const SORTS: SortChoices<CustomerSort> = [
  { sort: 'NEWEST', label: 'Newest first', column: 'id', direction: 'descending' },
  { sort: 'OLDEST', label: 'Oldest first', column: 'id', direction: 'ascending' },
  { sort: 'NAME', label: 'Name, A to Z', column: 'name', direction: 'ascending' },
  { sort: 'NAME_DESC', label: 'Name, Z to A', column: 'name', direction: 'descending' },
];

export default function CustomersTab({ search }: AdminTabProps) {
  const sorting = useAdminSort(SORTS);
  const variables = { search, sort: sorting.sort };
  const list = usePagedList(CustomersTabDocument, variables, ({ admin }) => admin.customers);
  const whyNone = search ? `No customer matches “${search}”.` : 'New customers appear here.';
  return (
    <AdminTable
      list={list}
      noun="customers"
      caption="Customers"
      columns={columns}
      csv={{ table: 'customers', query: variables }}
      sorting={sorting}
      empty={<EmptyState title="No Customers Found" text={whyNone} />}
    />
  );
}
