import styled from 'styled-components';
import { useSession } from '../session/useSession';
import { hairline } from '../theme/mixins';
import { color, layer, media, space } from '../theme/tokens';
import { AccountArea } from './AccountArea';
import { CartSlot } from './CartSlot';
import { MenuButton } from './MenuButton';
import { NavLinks } from './NavLinks';
import { mainEntries } from './navigation';
import { Wordmark } from './Wordmark';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  border-bottom: ${hairline};
  background: ${color.paper};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: min(100%, 1240px);
  height: 64px;
  margin-inline: auto;
  padding-inline: ${space(4)};

  ${media.phone} {
    height: 56px;
    padding-inline: ${space(2)} ${space(1)};
  }
`;

const Nav = styled.nav`
  display: flex;
  flex: 1;
  align-self: stretch;
  margin-left: ${space(2)};
`;

export function Header() {
  const session = useSession();
  return (
    <Root data-print="hide">
      <Row>
        <Wordmark />
        <Nav aria-label="Main">
          <NavLinks entries={mainEntries(session.viewer)} />
        </Nav>
        {session.viewer && <CartSlot />}
        <AccountArea {...session} />
        <MenuButton viewer={session.viewer} />
      </Row>
    </Root>
  );
}
