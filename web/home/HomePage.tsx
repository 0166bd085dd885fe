import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../paths';
import { color, media, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Card } from '../ui/layout/Card';
import { Grid } from '../ui/layout/Grid';
import { Rule } from '../ui/layout/Rule';
import { Heading, Text } from '../ui/text/Text';
import { Band } from './Band';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { PriceExplainer } from './PriceExplainer';
import { Testimonials } from './Testimonials';
import { WhyDirect } from './WhyDirect';

const CallToAction = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  width: min(100%, 1240px);
  margin-inline: auto;
  padding: 0 ${space(4)} ${space(10)};
  text-align: center;

  & > :first-child {
    justify-self: stretch;
    margin-bottom: ${space(4)};
  }

  ${media.phone} {
    padding: 0 ${space(2)} ${space(6)};
  }
`;

export default function HomePage() {
  useHashScroll();
  return (
    <>
      <Hero />
      <HowItWorks />
      <WhyDirect />
      <PriceExplainer />
      <Testimonials />
      <Audiences />
      <Closing />
    </>
  );
}

function Closing() {
  return (
    <CallToAction>
      <OrnamentRule />
      <Heading level={2} size={38}>
        A year of beef, from someone you can call
      </Heading>
      <ButtonLink to={paths.register} variant="primary" size="large">
        Get Started Today
      </ButtonLink>
    </CallToAction>
  );
}

/** Scrolls to the part in a URL like `/#part` after in-app navigation. The browser does that only when it loads a page. */
function useHashScroll() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

const AUDIENCES = [
  {
    title: 'For customers',
    text: 'Make an account, enter your ZIP code and see which ranches reach you. A request doesn’t commit you to anything until you’ve talked.',
    action: <ButtonLink to={paths.findRancher}>Find a Rancher</ButtonLink>,
  },
  {
    title: 'For ranchers',
    text: 'List your shares, cuts and boxes, set your own prices and delivery, and take orders. Signing up is free; we take a commission on what you sell.',
    action: <ButtonLink to={paths.rancherSignup}>Become a Rancher</ButtonLink>,
  },
  {
    title: 'Help',
    text: 'Which share fits your freezer, what each cut is good for, and every screen step by step. Still stuck? The guide tells you who to contact.',
    action: <ButtonLink to={paths.guide}>View Interactive User Guide</ButtonLink>,
  },
];

const Audience = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${space(1.5)};
  border-top: 3px solid ${color.ink};
`;

export function Audiences() {
  return (
    <Band eyebrow="User guide" title="Where to begin">
      <Grid columns={3} min={280}>
        {AUDIENCES.map(({ title, text, action }) => (
          <Audience key={title}>
            <Heading level={3}>{title}</Heading>
            <Text tone="soft">{text}</Text>
            {action}
          </Audience>
        ))}
      </Grid>
    </Band>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(2)};
  color: ${color.soft};

  svg {
    width: 44px;
    height: 12px;
    fill: currentcolor;
  }
`;

export function OrnamentRule() {
  return (
    <Root>
      <Rule />
      <svg viewBox="0 0 44 12" aria-hidden="true">
        <path d="M22 0l2.2 3.8L28 6l-3.8 2.2L22 12l-2.2-3.8L16 6l3.8-2.2z" />
        <path d="M4 6l3-2 3 2-3 2zM34 6l3-2 3 2-3 2z" />
      </svg>
      <Rule />
    </Root>
  );
}
