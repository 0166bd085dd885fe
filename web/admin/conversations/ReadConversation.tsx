import { lazyDialog } from '../../ui/overlay/lazyDialog';

const ReadConversationDialog = lazyDialog(() => import('./ReadConversationDialog'));

export function ReadConversation({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return id && <ReadConversationDialog key={id} id={id} open onOpenChange={onClose} />;
}
