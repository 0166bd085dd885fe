import { ranchPicture } from '../../rules/pictures';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { Picture } from '../ui/Picture';

/** One cow, alone in the snow. */
const STRAY = ranchPicture(12);

export default function NotFoundPage() {
  return (
    <Page width="narrow">
      <PageHeader title="404 Page Not Found" lead="Did you forget to add the page to the router?" />
      <Cluster>
        <ButtonLink to={paths.home} variant="primary">
          Back to home
        </ButtonLink>
        <ButtonLink to={paths.findRancher}>Find a Rancher</ButtonLink>
      </Cluster>
      <Picture src={STRAY} alt="" width={960} height={640} fallback={STRAY} ratio="16/9" rounded />
    </Page>
  );
}
