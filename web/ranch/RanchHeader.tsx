import { ArrowLeft } from 'lucide-react';
import { FavoriteButton } from '../favorites/FavoriteButton';
import { Cluster } from '../ui/layout/arrange';
import { TextLink } from '../ui/text/Link';
import type { RanchHeader_rancherFragment } from './RanchHeader.generated';
import { useBackToListing } from './useBackToListing';

/** Shows a link back to the list, and the Save button as soon as it's known whether the ranch is saved. */
export function RanchHeader({ rancher }: { rancher: RanchHeader_rancherFragment | undefined }) {
  const { to, goBack } = useBackToListing();
  return (
    <Cluster justify="between" data-print="hide">
      <TextLink to={to} onClick={goBack} icon={ArrowLeft} quiet>
        Back to Ranchers
      </TextLink>
      {rancher && <FavoriteButton rancher={rancher} look="word" />}
    </Cluster>
  );
}
