import { placeOf } from '../../accounts/customers/placeOf';
import { paths } from '../../paths';
import { DescriptionList } from '../../ui/DescriptionList';
import { TextLink } from '../../ui/TextLink';
import type { OrderDetails_orderFragment } from './OrderDetails.generated';

export function OrderRancher({ rancher }: Pick<OrderDetails_orderFragment, 'rancher'>) {
  return (
    <DescriptionList
      items={[
        { term: 'Ranch', details: <TextLink to={paths.rancher(rancher.id)}>{rancher.ranchName}</TextLink> },
        { term: 'Contact', details: rancher.contact.name },
        { term: 'Location', details: placeOf(rancher) },
      ]}
    />
  );
}
