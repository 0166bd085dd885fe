import styled from 'styled-components';
import { paths } from '../paths';
import type { Session } from '../session/useSession';
import { media, space } from '../theme/tokens';
import { ButtonLink } from '../ui/ButtonLink';
import { AccountMenu } from './AccountMenu';

/** Keeps its place unseen until it is known who is there, so that nothing jumps and no name flashes by. */
const Root = styled.div<{ $known: boolean }>`
  display: flex;
  gap: ${space(1)};
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};

  ${media.phone} {
    display: none;
  }
`;

export function AccountArea({ viewer, loading }: Session) {
  return (
    <Root $known={!loading}>
      {viewer ? (
        <AccountMenu viewer={viewer} />
      ) : (
        <>
          <ButtonLink to={paths.auth} variant="quiet">
            Sign in
          </ButtonLink>
          <ButtonLink to={paths.register}>Sign up</ButtonLink>
        </>
      )}
    </Root>
  );
}
