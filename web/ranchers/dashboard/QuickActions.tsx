import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/Cluster';

export function QuickActions() {
  return (
    <Cluster as="nav" aria-label="Quick actions" gap={1}>
      <ButtonLink to={paths.profile}>Update Profile</ButtonLink>
      <ButtonLink to={paths.rancherProducts}>Manage Products</ButtonLink>
      <ButtonLink to={paths.rancherOrders}>View All Orders</ButtonLink>
      <ButtonLink to={paths.editPhotos}>Add Photos</ButtonLink>
    </Cluster>
  );
}
