import { type ComponentType, lazy, Suspense, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { hairline } from '../../theme/mixins';
import { color, layer, radius, shadow, space } from '../../theme/tokens';
import { retryImport } from '../state/retryImport';
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

/** Shows on a slow network that the press has had an effect. */
const OpeningSpinner = () => (
  <Badge>
    <Spinner size={32} label="Opening" />
  </Badge>
);

/**
 * Returns a dialog whose code loads when it first opens, or earlier by calling its `load`. Once opened, the dialog stays mounted,
 * so that it can fade out when it closes.
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

/** A `ConfirmDialog` whose code loads when it first opens. */
export const LazyConfirmDialog = lazyDialog(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));
