import { ArrowDown } from 'lucide-react';
import { Fragment, lazy, Suspense } from 'react';
import styled from 'styled-components';
import { HERO_PICTURE } from '../../rules/products/pictures';
import { SUBLINE, TAGLINE } from '../../rules/words/brand';
import { paths } from '../paths';
import { FOR_NEWCOMERS } from '../session/returnPath';
import { light } from '../theme/palettes';
import { breakpoint, color, font, media, size, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { retryImport } from '../ui/state/retryImport';
import { useIsPainted } from '../ui/state/useIsPainted';
import { STEPS_ID } from './HowItWorks';

/** Loads lazily, because the page should show its text before it loads the form's code. */
const FindNear = lazy(retryImport(() => import('./FindNear')));

/** The color of the picture's sky, which continues behind the text. */
const SKY = '#f6e2b3';

// The picture shows a summer morning, so its section keeps the light colors in dark mode too.
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

const Intro = styled.div`
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

/** Keeps the browser from breaking a word at its hyphen. */
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

/** Reserves the height of the form, so that nothing moves when the form loads. */
const NearPlace = styled.div`
  min-height: 110px;
  margin-top: ${space(1)};
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

const Image = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 7;
  margin-top: calc(-1 * min(13vw, ${space(24)}));
  object-fit: cover;
  object-position: bottom;
  mask-image: linear-gradient(transparent, #000 40%);

  ${media.phone} {
    aspect-ratio: 4 / 3;
    margin-top: -18vw;
  }
`;

export function Hero() {
  const isPainted = useIsPainted();
  return (
    <Root>
      <Intro>
        <Tagline>
          {TAGLINE.split(' ').map((word) => (
            <Fragment key={word}>
              <Word>{word}</Word>{' '}
            </Fragment>
          ))}
        </Tagline>
        <Subline>{SUBLINE}</Subline>
        <NearPlace>
          {!isPainted && (
            <Suspense>
              <FindNear />
            </Suspense>
          )}
        </NearPlace>
        <Actions>
          <ButtonLink to={paths.findRancher} state={FOR_NEWCOMERS} size="large">
            Find a Rancher & Order Beef
          </ButtonLink>
          <ButtonLink to={paths.rancherSignup} size="large">
            Sign Up as a Rancher
          </ButtonLink>
        </Actions>
        <ButtonLink href={`#${STEPS_ID}`} variant="quiet" icon={ArrowDown}>
          Learn More
        </ButtonLink>
      </Intro>
      <HeroPicture />
    </Root>
  );
}

/** The picture, whose sky fades out at the top, behind the text. */
function HeroPicture() {
  return (
    <picture>
      <source media={`(max-width: ${breakpoint.medium - 0.02}px)`} srcSet={HERO_PICTURE.narrow} />
      <Image
        src={HERO_PICTURE.wide}
        alt="A linocut of a ranch at sunrise: cattle in the pasture, a red barn, a windmill."
        width={1600}
        height={700}
        fetchPriority="high"
      />
    </picture>
  );
}
