import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../paths';
import { media, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Heading } from '../ui/text/Text';
import { Audiences } from './Audiences';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { OrnamentRule } from './OrnamentRule';
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
