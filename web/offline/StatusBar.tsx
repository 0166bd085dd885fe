import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { clockText } from '../session/serverTime';
import { hairline, layer, media, size, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { tones } from '../ui/text/Badge';
import { outbox, waits } from './changes/outbox';
import { connection } from './connection';
import { newVersion } from './newVersion';

const WaitingDialog = lazyDialog(() => import('./changes/WaitingDialog'));

/** Sticks below the header, so `top` is the header's height. */
const Root = styled.div`
  position: sticky;
  top: 65px;
  z-index: ${layer.bar - 1};
  border-bottom: ${hairline};
  background: ${tones.warning.background};
  color: ${tones.warning.text};
  font-size: ${size[15]};

  ${media.phone} {
    top: 57px;
  }

  ${media.short} {
    position: static;
  }

  &:empty {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  width: min(100%, 1240px);
  min-height: 44px;
  margin-inline: auto;
  padding: ${space(0.5)} ${space(4)};

  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

/** Shows that the person is offline, how many changes wait to be sent, and whether a new version of the app is ready. */
export function StatusBar() {
  const [isOpen, setOpen] = useState(false);
  const changes = useSyncExternalStore(outbox.subscribe, outbox.changes);
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  return (
    <>
      <Root role="status" aria-label="Connection" data-print="hide">
        <OfflineLine />
        {changes.length > 0 && (
          <Line>
            {changes.some(waits) ? `${changesText(changes.filter(waits))} for reception` : refusedText(changes.length)}
            <Button size="small" onClick={() => setOpen(true)}>
              Show
            </Button>
          </Line>
        )}
        {hasNewVersion && (
          <Line>
            A new version is ready.
            <Button size="small" onClick={() => window.location.reload()}>
              Reload
            </Button>
          </Line>
        )}
      </Root>
      <WaitingDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function OfflineLine() {
  const { isOffline, asOf, reachedAt } = useSyncExternalStore(connection.subscribe, connection.get);
  if (!isOffline) return null;
  const at = asOf ?? reachedAt;
  return (
    <Line>
      <strong>You're offline.</strong>
      {at !== null && `This is what you saw at ${clockText(at)}.`}
    </Line>
  );
}

const refusedText = (count: number) => (count === 1 ? "1 change wasn't made" : `${count} changes weren't made`);

const changesText = ({ length }: readonly unknown[]) => (length === 1 ? '1 change waits' : `${length} changes wait`);
