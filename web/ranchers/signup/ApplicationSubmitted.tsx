import { useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/Cluster';
import { Heading } from '../../ui/Heading';
import { Page } from '../../ui/Page';
import { Rule } from '../../ui/Rule';
import { Text } from '../../ui/Text';

/** What happens next, and the two ways on. */
export default function ApplicationSubmitted() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page width="narrow">
      <Heading level={1} ref={title} tabIndex={-1}>
        Application Submitted!
      </Heading>
      <Rule double />
      <Text>Your rancher account is pending approval. We look at every ranch ourselves and write to you by email.</Text>
      <Text tone="soft">
        You can sign in right away to complete your profile and set your prices and products. Families see your ranch as
        soon as it is approved.
      </Text>
      <Cluster gap={1.5}>
        <ButtonLink variant="primary" to={paths.login}>
          Sign in
        </ButtonLink>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </Cluster>
    </Page>
  );
}
