import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { BRAND, SUBLINE } from '../../rules/words/brand';
import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { color, media, size, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { Rule } from '../ui/layout/Rule';
import { TextLink } from '../ui/text/Link';
import { footerEntries } from './navigation';
import { chooseSunlight, isSunlightChosen } from './sunlightChoice';
import { TAB_BAR_HEIGHT } from './tabBarHeight';
import { Wordmark } from './Wordmark';

const Root = styled.footer`
  display: grid;
  gap: ${space(3)};
  width: min(100%, 1240px);
  margin-inline: auto;
  padding: 0 ${space(4)} ${space(4)};

  ${media.phone} {
    gap: ${space(1)};
    padding: 0 ${space(2)} calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom) + ${space(2)});

    /* Clears the screen's own bar above the tabs. */
    body:has([data-bottom-bar]) & {
      padding-bottom: calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom) + ${space(10)});
    }
  }

  ${media.short} {
    body & {
      padding-bottom: ${space(2)};
    }
  }
`;

/** Signed-in people have the same links in the bar of their phone and in its menu. */
const Row = styled(Cluster)<{ $isSignedIn: boolean }>`
  gap: ${space(1)} ${space(4)};

  ${media.phone} {
    ${({ $isSignedIn }) => $isSignedIn && 'display: none;'}
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  ${media.phone} {
    gap: 0 ${space(2)};
  }
`;

const Small = styled.p`
  max-width: 62ch;
  color: ${color.soft};
  font-size: ${size[15]};

  ${media.phone} {
    font-size: ${size[13]};
  }
`;

const PAPERS = [
  ['Terms', paths.terms],
  ['Privacy', paths.privacy],
  ['Accessibility', paths.accessibility],
  ['Security', paths.security],
] as const;

/** Strong colors for a phone outdoors. */
function Sunlight() {
  const [isOn, setOn] = useState(false);
  // The server doesn't know what was chosen on this device.
  useEffect(() => setOn(isSunlightChosen()), []);
  const toggle = () => {
    void chooseSunlight(!isOn);
    setOn(!isOn);
  };
  return (
    <Button variant="quiet" onClick={toggle}>
      {isOn ? 'Normal Colors' : 'Colors for Sunlight'}
    </Button>
  );
}

export function Footer() {
  const { viewer } = useSession();
  return (
    <Root data-print="hide">
      <Rule double />
      <Row justify="between" $isSignedIn={viewer !== null}>
        <Wordmark />
        <Links aria-label="Footer">
          {footerEntries(viewer).map(({ label, to }) => (
            <TextLink key={to} to={to} quiet>
              {label}
            </TextLink>
          ))}
        </Links>
      </Row>
      <Links aria-label="About this site">
        {PAPERS.map(([label, path]) => (
          <TextLink key={path} to={path} quiet>
            {label}
          </TextLink>
        ))}
        <Sunlight />
      </Links>
      <Small>
        {!viewer && `${SUBLINE}. `}An order on {BRAND} is a request. You and the rancher arrange payment and delivery
        yourselves.
      </Small>
    </Root>
  );
}
