import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, layer, media, radius, space } from '../../theme/tokens';
import { Button } from '../button/Button';
import { Cluster } from '../layout/arrange';
import { Heading } from '../text/Text';
import { type DialogState, keepOpen, useReturnFocus } from './dialogState';
import { floating, measureKeyboard, scrim, sheet } from './floating';

interface ConfirmDialogProps extends DialogState {
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** Runs the confirmed action. The dialog then closes, or stays open if the action throws. */
  onConfirm: () => unknown;
  children?: ReactNode;
}

const Scrim = styled.div`
  ${scrim}
`;

const Surface = styled(Dialog.Content).attrs({ role: 'alertdialog', 'aria-modal': true })`
  ${floating('translateY(12px)')}
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  gap: ${space(2)};
  width: min(460px, calc(100% - ${space(4)}));
  height: fit-content;
  max-height: calc(100dvh - ${space(4)});
  margin: auto;
  padding: ${space(3)};
  overflow-y: auto;
  border-radius: ${radius};
  ${sheet}

  ${media.phone} {
    padding-bottom: calc(${space(3)} + env(safe-area-inset-bottom));
  }
`;

const Description = styled(Dialog.Description)`
  color: ${color.soft};
`;

function useConfirm({ onConfirm, onOpenChange }: Pick<ConfirmDialogProps, 'onConfirm' | 'onOpenChange'>) {
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } finally {
      setPending(false);
    }
  };
  return { pending, confirm };
}

/** Asks for confirmation of an action that is hard to undo. A click outside doesn't close the dialog. */
export function ConfirmDialog({ cancelLabel = 'Cancel', tone = 'primary', children, ...props }: ConfirmDialogProps) {
  const { pending, confirm } = useConfirm(props);
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <Scrim data-state={props.open ? 'open' : 'closed'} />
        <Surface ref={measureKeyboard} data-scroll-lock onInteractOutside={keepOpen} {...returnFocus}>
          <Dialog.Title asChild>
            <Heading level={2} size={21}>
              {props.title}
            </Heading>
          </Dialog.Title>
          <Description>{props.description}</Description>
          {children}
          <Cluster justify="end">
            <Dialog.Close asChild>
              <Button>{cancelLabel}</Button>
            </Dialog.Close>
            <Button variant={tone} pending={pending} onClick={confirm}>
              {props.confirmLabel}
            </Button>
          </Cluster>
        </Surface>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface DeleteDialogProps {
  /** The noun on the buttons, like 'Product'. */
  noun: string;
  name: string;
  /** Describes the effects of the deletion. */
  description: string;
  /** Leave it out if the dialog is rendered only while it's open. */
  open?: boolean;
  onDelete: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation before something is deleted. */
export function DeleteDialog({ noun, name, description, open = true, onDelete, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      description={description}
      confirmLabel={`Delete ${noun}`}
      cancelLabel={`Keep ${noun}`}
      tone="danger"
      onConfirm={onDelete}
    />
  );
}
