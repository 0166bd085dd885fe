import { USER_TYPE } from '../../rules/vocabulary';
import { DescriptionList } from '../ui/DescriptionList';
import type { AccountDetails_userFragment } from './AccountDetails.generated';

const NOT_GIVEN = 'Not provided';

/** The account as it is; `fixed` leaves out what the form beside it edits. */
export function AccountDetails({ user, fixed = false }: { user: AccountDetails_userFragment; fixed?: boolean }) {
  const unchanging = [
    { term: 'Email', details: user.email },
    { term: 'Account type', details: USER_TYPE.label(user.userType) },
  ];
  const editable = [
    { term: 'Full name', details: user.name },
    { term: 'Phone', details: user.phone || NOT_GIVEN },
    { term: 'Zip code', details: user.zipCode || NOT_GIVEN },
    { term: 'City', details: user.city || NOT_GIVEN },
    { term: 'State', details: user.state || NOT_GIVEN },
  ];
  return <DescriptionList columns={2} items={fixed ? unchanging : [...unchanging, ...editable]} />;
}
