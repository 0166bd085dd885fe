import { ArrowDown } from 'lucide-react';
import { Fragment } from 'react';
import styled from 'styled-components';
import { SUBLINE, TAGLINE } from '../../rules/brand';
import { paths } from '../paths';
import { light } from '../theme/palettes';
import { color, font, media, size, space } from '../theme/tokens';
import { ButtonLink } from '../ui/ButtonLink';
import { HeroPicture } from './HeroPicture';
import { STEPS_ID } from './HowItWorks';

/** The color of the picture's sky, which goes on behind the words. */
const SKY = '#f6e2b3';

// It is a print of a summer morning, by night too: in it the colors are those of the day.
const daylight = Object.entries(light)
  .map(([name, value]) => `--${name}: ${value};`)
  .join('');

const Root = styled.section`
  ${daylight}
  position: relative;
  overflow: clip;
  background: ${SKY};
  color: ${color.ink};
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(4)} 0;
  text-align: center;

  ${media.phone} {
    padding: ${space(4)} ${space(2)} 0;
  }
`;

const Tagline = styled.h1`
  max-width: 30ch;
  font-size: clamp(2rem, 1.3rem + 2.8vw, 3.5rem);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.04;
`;

/** Does not break at its hyphen. */
const Word = styled.span`
  white-space: nowrap;
`;

const Subline = styled.p`
  max-width: 40ch;
  text-wrap: balance;
  font-family: ${font.heading};
  font-size: ${size[21]};
  line-height: 1.4;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
  margin-top: ${space(1)};

  ${media.phone} {
    flex-direction: column;
    align-self: stretch;
    justify-self: stretch;
  }
`;

export function Hero() {
  return (
    <Root>
      <Words>
        <Tagline>
          {TAGLINE.split(' ').map((word) => (
            <Fragment key={word}>
              <Word>{word}</Word>{' '}
            </Fragment>
          ))}
        </Tagline>
        <Subline>{SUBLINE}</Subline>
        <Actions>
          <ButtonLink to={paths.findRancher} variant="primary" size="large">
            Find a Rancher & Order Beef
          </ButtonLink>
          <ButtonLink to={paths.rancherSignup} size="large">
            Sign Up as a Rancher
          </ButtonLink>
        </Actions>
        <ButtonLink href={`#${STEPS_ID}`} variant="quiet" icon={ArrowDown}>
          Learn More
        </ButtonLink>
      </Words>
      <HeroPicture />
    </Root>
  );
}
