import { messageOf } from '../errors/graphErrors';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Page } from '../ui/layout/Page';

import { ErrorState } from '../ui/state/ErrorState';
import { useBackToListing } from './useBackToListing';

interface RancherNotFoundProps {
  /** Why the ranch failed to load. Undefined if it doesn't exist. */
  error?: unknown;
  onRetry?: () => void;
}

export function RancherNotFound({ error, onRetry }: RancherNotFoundProps) {
  const { to, goBack } = useBackToListing();
  const links = (
    <>
      <ButtonLink to={to} onClick={goBack}>
        Back to Ranchers
      </ButtonLink>
      <ButtonLink to={paths.findRancher}>Browse All Ranchers</ButtonLink>
    </>
  );
  return (
    <Page width="narrow">
      <ErrorState
        headingLevel={1}
        title="Rancher Not Found"
        message={error ? messageOf(error) : 'This ranch is no longer on the list.'}
        {...(error && onRetry ? { onRetry } : {})}
        action={links}
      />
    </Page>
  );
}
