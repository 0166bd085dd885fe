import { lazyDialog } from '../../ui/overlay/lazyDialog';

const ReadConversationDialog = lazyDialog(() => import('./ReadConversationDialog'));

/** Shows the conversation with this id, if there is one. */
export function ReadConversation({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return id && <ReadConversationDialog key={id} id={id} open onOpenChange={onClose} />;
}
