import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, hairline, layer, radius, shadow, space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { retryImport, UNREACHABLE } from '../state/retryImport';
import { Spinner } from '../state/Spinner';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Appears with a delay, since most dialogs open immediately. The page below stays usable in case the network is lost. */
const Badge = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: flex;
  gap: ${space(1.5)};
  align-items: center;
  width: fit-content;
  height: fit-content;
  margin: auto;
  padding: ${space(2)};
  border: ${hairline};
  border-radius: ${radius};
  background: ${color.card};
  box-shadow: ${shadow};
  animation: ${appear} 150ms step-end;
`;

/** Shows on a slow network that the press has had an effect. */
function OpeningSpinner({ isLate, onLate }: { isLate: boolean; onLate: () => void }) {
  useEffect(() => {
    window.addEventListener(UNREACHABLE, onLate);
    return () => window.removeEventListener(UNREACHABLE, onLate);
  }, [onLate]);
  return (
    <Badge role="status">
      <Spinner size={32} label={isLate ? '' : 'Opening'} />
      {isLate && 'This opens once you have a connection.'}
    </Badge>
  );
}

/** A dialog whose code loads when it first opens, or by `load`. It stays mounted, to fade out. */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loadOnce = retryImport(load);
  // Not within the press that opens it, because asking for files delays the frame that answers.
  const Dialog: ComponentType<Props> = lazy(() => new Promise((next) => setTimeout(next)).then(loadOnce));

  function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    // A dialog that had to wait for a connection doesn't cover what the person does by then.
    const [isLate, setLate] = useState(false);
    if (!props.open && isLate) setLate(false);
    const onLate = useCallback(() => setLate(true), []);
    return (
      wasOpened && (
        <Suspense fallback={props.open && <OpeningSpinner isLate={isLate} onLate={onLate} />}>
          <Dialog {...props} open={props.open && !isLate} />
          {isLate && (
            <Badge role="status">
              <Button onClick={() => setLate(false)}>Open It Now</Button>
            </Badge>
          )}
        </Suspense>
      )
    );
  }
  return Object.assign(LazyDialog, { load: loadOnce });
}

/** A `ConfirmDialog` whose code loads when it first opens. */
export const LazyConfirmDialog = lazyDialog(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));
