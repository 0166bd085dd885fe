import { useMutation } from '@apollo/client/react';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../errors/useSubmit';
import { IconButton } from '../ui/button/IconButton';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { Menu } from '../ui/overlay/Menu';
import { BlockConversationDocument } from './ConversationActions.generated';
import type { ConversationPageQuery } from './ConversationPage.generated';

const ReportDialog = lazyDialog(() => import('./ReportDialog'));
const BlockDialog = lazyDialog(() => import('./BlockDialog'));

interface ConversationActionsProps {
  conversation: NonNullable<ConversationPageQuery['conversation']>;
  other: string;
}

/** What people rarely need: blocking the other side, and reporting its last message. */
export function ConversationActions({ conversation, other }: ConversationActionsProps) {
  const [open, setOpen] = useState<'block' | 'report'>();
  const { id, blockedByViewer, messages } = conversation;
  const last = messages.nodes.find(({ mine }) => !mine);
  const setBlocked = useSetBlocked(id);
  const toggle = blockedByViewer
    ? { label: 'Unblock', icon: Ban, onSelect: () => void setBlocked(false) }
    : { label: 'Block', icon: Ban, onSelect: () => setOpen('block') };
  const report = { label: 'Report last message', icon: Flag, onSelect: () => setOpen('report') };
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        label="Conversation"
        trigger={(props) => <IconButton icon={Ellipsis} label="More" variant="outline" {...props} />}
        groups={[last ? [toggle, report] : [toggle]]}
      />
      <BlockDialog open={open === 'block'} onOpenChange={close} other={other} onConfirm={() => setBlocked(true)} />
      <ReportDialog open={open === 'report'} onOpenChange={close} message={last} />
    </>
  );
}

function useSetBlocked(conversationId: string) {
  const [block] = useMutation(BlockConversationDocument);
  return useSubmit({
    send: (blocked: boolean) => block({ variables: { conversationId, blocked } }),
    success: (_, blocked) => ({ title: blocked ? 'Conversation Blocked' : 'Conversation Unblocked' }),
    failure: 'Error',
  });
}
