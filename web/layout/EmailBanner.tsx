import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { connection } from '../offline/connection';
import { useEmailConfirmation, useReadSessionOnReturn } from '../session/useEmailConfirmation';
import type { Viewer } from '../session/useSession';
import { hairline } from '../theme/mixins';
import { color, media, size, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';

const Root = styled.section`
  border-bottom: ${hairline};
  background: ${color.sunken};
  font-size: ${size[15]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: min(100%, 1240px);
  margin-inline: auto;
  padding: ${space(0.5)} ${space(4)};

  ${media.phone} {
    align-items: start;
    padding-inline: ${space(2)};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  min-width: 0;
  padding-block: ${space(0.5)};
  overflow-wrap: anywhere;
`;

/** Reminds people who haven't confirmed their email. They can go on without it, and put it away until they come back. */
export default function EmailBanner({ viewer: { id, email } }: { viewer: Viewer }) {
  const [isPutAway, setPutAway] = useState(() => wasPutAway(id));
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get);
  const { send, pending, mustWait, words } = useEmailConfirmation();
  useReadSessionOnReturn(true);
  if (isPutAway || isOffline) return null;
  const putAway = () => {
    keepPutAway(id);
    setPutAway(true);
  };
  return (
    <Root aria-label="Reminder" data-print="hide">
      <Line>
        <Words>
          <span role="status">
            {words || `Please confirm that ${email} is your email, with the link that we send you.`}
          </span>
          <Button size="small" pending={pending} disabled={mustWait} onClick={send}>
            Send the link again
          </Button>
        </Words>
        <IconButton icon={X} label="Not now" size="small" onClick={putAway} />
      </Line>
    </Root>
  );
}

const PUT_AWAY = 'emailBannerPutAway';

function wasPutAway(viewerId: string): boolean {
  try {
    return sessionStorage.getItem(PUT_AWAY) === viewerId;
  } catch {
    return false;
  }
}

/** Without storage it comes back with the next page. */
function keepPutAway(viewerId: string): void {
  try {
    sessionStorage.setItem(PUT_AWAY, viewerId);
  } catch {}
}
