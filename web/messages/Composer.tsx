import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../rules/fields/limits';
import { mutate } from '../apollo/mutate';
import { messageOf } from '../errors/graphErrors';
import { AddedPhotos, AddPhotos } from '../parts/conversation/MessagePhotos';
import { useAddedPhotos } from '../parts/conversation/useAddedPhotos';
import { Button } from '../ui/button/Button';
import { useKeptText } from '../ui/form/useKeptText';
import { bareInput, InputFrame } from '../ui/input/inputLook';
import { Cluster, Stack } from '../ui/layout/arrange';
import { FailureNotice, Notice } from '../ui/state/Notice';
import { SendMessageDocument } from './Composer.generated';
import type { ConversationPage_conversationFragment } from './ConversationPage.generated';

interface ComposerProps {
  conversation: ConversationPage_conversationFragment;
  isRancher: boolean;
  onSent: () => Promise<unknown>;
}

/** Shows the form for a new message, or a notice if the conversation is blocked. */
export function Composer(props: ComposerProps) {
  const { blocked, blockedByViewer } = props.conversation;
  if (blockedByViewer) return <Notice>You blocked this conversation. Unblock it to write.</Notice>;
  if (blocked) return <Notice>You can’t write here anymore.</Notice>;
  return <MessageForm {...props} />;
}

const Area = styled.textarea`
  ${bareInput}
  min-height: 88px;
  max-height: 50vh;
  resize: vertical;
  field-sizing: content;
`;

/** Sends a message. Its text and photos stay in the form until the server has accepted it. */
function MessageForm({ conversation, isRancher, onSent }: ComposerProps) {
  const [text, setText] = useKeptText('message');
  const photos = useAddedPhotos(conversation.id);
  const { send, pending, failure } = useSendMessage(conversation.id, () => {
    setText('');
    photos.clear();
    return onSent();
  });
  const mayAddPhotos = isRancher || conversation.order !== null || conversation.answered;
  const { urls } = photos;
  const isReady = !photos.isUploading && (text.trim() !== '' || urls.length > 0);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isReady && !pending) void send(text, urls);
  };
  return (
    <Stack as="form" gap={1.5} onSubmit={submit} aria-label="New message" data-print="hide">
      {failure && (
        <FailureNotice title="Couldn't send your message" onRetry={() => submit()}>
          {failure}
        </FailureNotice>
      )}
      <InputFrame>
        <Area
          aria-label="Your message"
          placeholder="Write a message"
          dir="auto"
          value={text}
          maxLength={LIMITS.message}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && submit()}
        />
      </InputFrame>
      <AddedPhotos {...photos} />
      <Cluster justify="between">
        {mayAddPhotos ? <AddPhotos {...photos} /> : <span />}
        <Button type="submit" variant="primary" icon={Send} pending={pending} disabled={!isReady}>
          Send
        </Button>
      </Cluster>
    </Stack>
  );
}

function useSendMessage(conversationId: string, onSent: () => Promise<unknown>) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (text: string, photos: string[]) => {
    setPending(true);
    setFailure(undefined);
    try {
      await mutate(SendMessageDocument, { conversationId, text, photos });
      await onSent();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  return { send, pending, failure };
}
