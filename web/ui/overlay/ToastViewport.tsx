import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { color, edge, layer, media, motion, radius, shadow, size, space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import type { ToastMessage } from './useToast';

/** How long a toast stays, in milliseconds. With an action, it stays long enough for a thumb in a glove to press it. */
const DURATION = 5000;
const DURATION_WITH_ACTION = 10_000;

export interface ShownToast extends ToastMessage {
  key: number;
  open: boolean;
}

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  right: 0;
  bottom: 0;
  z-index: ${layer.toast};
  width: 100%;
  padding: ${space(2)};

  ${media.medium} {
    max-width: 420px;

    /* Moves toasts away from the buttons of an open dialog, which are at its right. */
    body:has([data-scroll-lock][data-state='open']) & {
      right: auto;
      left: 0;
    }
  }

  ${media.phone} {
    top: 0;
    bottom: auto;
    padding: ${space(0.5)};
  }
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const leave = keyframes`
  to { opacity: 0; transform: translateX(calc(100% + 16px)); }
`;

const Slip = styled(Toast.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1)} ${space(1.5)} ${space(2)};
  border: ${edge} solid ${color.line};
  border-top: 4px solid ${({ $destructive }) => ($destructive ? color.danger : color.pasture)};
  border-radius: ${radius};
  background: ${color.card};
  box-shadow: ${shadow};
  pointer-events: auto;

  /* Covers only the header and the gap below it, and no heading, price or action of the page. */
  ${media.phone} {
    padding: 0 0 ${space(0.5)} ${space(1.5)};
    border-top-width: 3px;
  }

  &[data-state='open'] {
    animation: ${arrive} 200ms ease-out;
  }

  &[data-state='closed'] {
    animation: ${leave} 160ms ease-out forwards;
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${motion.slow};
  }
`;

const Texts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(0.5)};
  padding-top: ${space(1)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space(1)};
    padding-top: ${space(0.5)};
    line-height: 1.3;

    & > * {
      grid-column: 1;
    }

    & > button {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
`;

const Title = styled(Toast.Title)<{ $destructive: boolean }>`
  color: ${({ $destructive }) => ($destructive ? color.danger : color.ink)};
  font-weight: 700;
`;

const Description = styled(Toast.Description)`
  color: ${color.soft};
  font-size: ${size[15]};

  ${media.phone} {
    font-size: ${size[13]};
  }
`;

function ToastAction({ label, onAction }: NonNullable<ToastMessage['action']>) {
  return (
    <Toast.Action asChild altText={label}>
      <Button size="small" onClick={onAction}>
        {label}
      </Button>
    </Toast.Action>
  );
}

export function ToastViewport({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const destructive = toast.variant === 'destructive';
  return (
    <Toast.Provider swipeDirection="right" duration={toast.action ? DURATION_WITH_ACTION : DURATION}>
      <Slip
        key={toast.key}
        type={toast.quiet ? 'background' : 'foreground'}
        open={toast.open}
        onOpenChange={(open) => !open && onClose()}
        $destructive={destructive}
      >
        <Texts>
          <Title $destructive={destructive}>{toast.title}</Title>
          {toast.description && <Description>{toast.description}</Description>}
          {toast.action && <ToastAction {...toast.action} />}
        </Texts>
        <Toast.Close asChild>
          <IconButton icon={X} label="Dismiss notification" size="small" />
        </Toast.Close>
      </Slip>
      <Viewport hotkey={['F8']} data-print="hide" />
    </Toast.Provider>
  );
}
