import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { mutate } from '../apollo/mutate';
import { useSubmit } from '../errors/useSubmit';
import type { Thread_messageFragment } from '../parts/conversation/Thread.generated';
import { IconButton } from '../ui/button/IconButton';
import { LazyConfirmDialog, lazyDialog } from '../ui/overlay/lazyDialog';
import { Menu } from '../ui/overlay/Menu';
import { BlockConversationDocument } from './ConversationActions.generated';
import type { ConversationPage_conversationFragment } from './ConversationPage.generated';

const ReportDialog = lazyDialog(() => import('./ReportDialog'));

interface ConversationActionsProps {
  conversation: ConversationPage_conversationFragment;
  other: string;
}

export function ConversationActions({ conversation: { id, blockedByViewer }, other }: ConversationActionsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const setBlocked = useSetBlocked(id);
  const toggle = blockedByViewer
    ? { label: 'Unblock', icon: Ban, onSelect: () => void setBlocked(false) }
    : { label: 'Block', icon: Ban, onSelect: () => setConfirming(true) };
  return (
    <>
      <Menu
        label="Conversation"
        trigger={(props) => <IconButton icon={Ellipsis} label="More" variant="outline" {...props} />}
        groups={[[toggle]]}
      />
      <LazyConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`Block ${other}?`}
        description="Neither of you can write to the other until you unblock. Orders, phone and email stay as they are."
        confirmLabel="Block"
        tone="danger"
        onConfirm={() => setBlocked(true)}
      />
    </>
  );
}

function useSetBlocked(conversationId: string) {
  return useSubmit({
    send: (blocked: boolean) => mutate(BlockConversationDocument, { conversationId, blocked }),
    successToast: (_, blocked) => ({ title: blocked ? 'Conversation Blocked' : 'Conversation Unblocked' }),
    errorToast: 'Error',
  });
}

export function ReportMessage({ message }: { message: Thread_messageFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Flag} size="small" label="Report this message" onClick={() => setOpen(true)} />
      <ReportDialog open={isOpen} onOpenChange={setOpen} message={message} />
    </>
  );
}
