import { ranchPicture } from '../../rules/products/pictures';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { Page, PageHeader } from '../ui/layout/Page';
import { Picture } from '../ui/text/Picture';
import { Text } from '../ui/text/Text';

const STRAY = ranchPicture(14, 3);

export default function NotFoundPage() {
  return (
    <Page width="narrow">
      <PageHeader title="404 Page Not Found" lead="Did you forget to add the page to the router?" />
      <Text>There's no page at this address. It may have moved, or the link has a typo.</Text>
      <Cluster>
        <ButtonLink to={paths.home} variant="primary">
          Back to Home
        </ButtonLink>
        <ButtonLink to={paths.findRancher}>Find a Rancher</ButtonLink>
      </Cluster>
      <Picture src={STRAY} alt="" width={960} height={640} fallback={STRAY} ratio="16/9" rounded />
    </Page>
  );
}
