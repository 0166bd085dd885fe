import { useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Page } from '../../ui/layout/Page';
import { Rule } from '../../ui/layout/Rule';
import { Heading, Text } from '../../ui/text/Text';

/** Says what happens next, with links to sign in and to the home page. */
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
      <Text>Your rancher account is pending approval. We review every ranch ourselves, and we'll email you.</Text>
      <Text tone="soft">
        You can sign in right away to complete your profile and set your prices and products. Families can see your
        ranch as soon as it's approved.
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
