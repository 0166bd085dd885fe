import { messageOf } from '../../errors/messageOf';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { useBackToListing } from './useBackToListing';

interface RancherNotFoundProps {
  /** Why it did not load; without one there is no such ranch. */
  error?: unknown;
  onRetry: () => void;
}

export function RancherNotFound({ error, onRetry }: RancherNotFoundProps) {
  const { to, goBack } = useBackToListing();
  const waysOut = (
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
        message={error ? messageOf(error) : 'This ranch is no longer on the list, or never was.'}
        {...(Boolean(error) && { onRetry })}
        action={waysOut}
      />
    </Page>
  );
}
