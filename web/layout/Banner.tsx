import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSession } from '../session/useSession';
import { color, hairline, size, space } from '../theme/tokens';
import { Cluster } from '../ui/layout/arrange';

const Root = styled(Cluster)`
  padding: ${space(1)} max(${space(2)}, (100% - 1176px) / 2);
  border-bottom: ${hairline};
  background: ${color.sunken};
  font-size: ${size[15]};
  overflow-wrap: anywhere;
`;

/** A line above a page that asks the person for something. */
export function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Root role="region" aria-label={label} data-print="hide">
      {children}
    </Root>
  );
}

/** Returns whether the current page was shown before the session had loaded. */
export function useWasShownBeforeSession(): boolean {
  const { loading } = useSession();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<string>();
  const next = loading || shown === pathname ? pathname : undefined;
  if (next !== shown) setShown(next);
  return next !== undefined;
}
