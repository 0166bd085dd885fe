import { type ComponentType, lazy, Suspense, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { hairline } from '../../theme/mixins';
import { color, layer, radius, shadow, space } from '../../theme/tokens';
import { retryImport } from '../state/retryImport';
import { Spinner } from '../state/Spinner';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Appears after a moment, since most dialogs open at once. The page below stays usable, in case the network is gone. */
const Badge = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: flex;
  width: fit-content;
  height: fit-content;
  margin: auto;
  padding: ${space(2)};
  border: ${hairline};
  border-radius: ${radius};
  background: ${color.card};
  box-shadow: ${shadow};
  pointer-events: none;
  animation: ${appear} 150ms step-end;
`;

/** Shows on a slow network that the press has been registered. */
const OpeningSpinner = () => (
  <Badge>
    <Spinner size={32} label="Opening" />
  </Badge>
);

/**
 * A dialog whose code loads when it first opens, or before that with `load`. After the first opening it stays mounted, so
 * that it fades out when it closes.
 */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loadOnce = retryImport(load);
  const Dialog: ComponentType<Props> = lazy(loadOnce);

  function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    return (
      wasOpened && (
        <Suspense fallback={props.open && <OpeningSpinner />}>
          <Dialog {...props} />
        </Suspense>
      )
    );
  }
  return Object.assign(LazyDialog, { load: loadOnce });
}

/** Asks before something that is hard to undo. */
export const LazyConfirmDialog = lazyDialog(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));
