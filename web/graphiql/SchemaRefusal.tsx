import styled from 'styled-components';
import { paths } from '../paths';
import { space } from '../theme/tokens';
import { ButtonLink } from '../ui/ButtonLink';
import { Notice } from '../ui/Notice';

const Root = styled.div`
  padding: ${space(1)} ${space(2)};
`;

const signIn = (
  <ButtonLink href={paths.auth} size="small">
    Sign in
  </ButtonLink>
);

/** Why the documentation and the completion stay empty, and what helps. */
export function SchemaRefusal({ code, hasToken }: { code: string; hasToken: boolean }) {
  const isStranger = code === 'UNAUTHENTICATED' && !hasToken;
  return (
    <Root>
      {isStranger ? (
        <Notice role="status" title="The schema is not shown to strangers" action={signIn}>
          Sign in or use an API token.
        </Notice>
      ) : (
        <Notice role="status" tone="warning" title="The schema could not be read">
          {hints[code] ?? 'Please try again in a moment.'}
        </Notice>
      )}
    </Root>
  );
}

const hints: Record<string, string> = {
  UNAUTHENTICATED: 'The API token is not valid: it may have ended or been revoked.',
  FORBIDDEN: 'It is open to admins and to API tokens. Queries run all the same.',
};
