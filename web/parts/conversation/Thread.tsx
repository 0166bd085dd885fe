import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { textParts } from '../../../rules/conversations/links';
import { messagePhotoPath, readMessagePhotoPath } from '../../../rules/conversations/messagePhotoPath';
import { photoWidths } from '../../../rules/ranches/photoPath';
import { messageTime } from '../../../rules/time/messageTime';
import { serverTime } from '../../session/serverTime';
import { color, edge, radius, size, space } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { TextLink } from '../../ui/text/Link';
import type { Thread_messageFragment } from './Thread.generated';

const Item = styled.li<{ $mine: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
  justify-self: ${({ $mine }) => ($mine ? 'end' : 'start')};
  width: fit-content;
  max-width: min(85%, 60ch);
`;

const Bubble = styled.div<{ $mine: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(1.5)} ${space(2)};
  border: ${edge} solid ${color.line};
  border-radius: ${radius};
  background: ${({ $mine }) => ($mine ? color.sunken : color.card)};
`;

/** Isolates the direction of a message's text, so that right-to-left text doesn't change the text around it. */
const MessageText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: isolate;
`;

const Byline = styled.p<{ $mine: boolean }>`
  color: ${color.soft};
  font-size: ${size[13]};
  text-align: ${({ $mine }) => ($mine ? 'right' : 'left')};
`;

interface ThreadProps {
  /** The messages, newest first. */
  messages: Thread_messageFragment[];
  /** Whether URLs become links. They don't in messages from strangers. */
  withLinks: boolean;
  /** Shown above the oldest message. */
  earlier?: ReactNode;
  /** Returns an action on a message of the other side, shown beside the message's time. */
  actionOn?: (message: Thread_messageFragment) => ReactNode;
}

export function Thread({ messages, earlier, ...props }: ThreadProps) {
  const [newest] = messages;
  return (
    <Stack role="log" aria-label="Messages">
      {earlier}
      <Stack as="ol">
        {messages.toReversed().map((message) => (
          <MessageItem key={message.id} message={message} isNewest={message === newest} {...props} />
        ))}
      </Stack>
    </Stack>
  );
}

interface MessageItemProps extends Pick<ThreadProps, 'withLinks' | 'actionOn'> {
  message: Thread_messageFragment;
  isNewest: boolean;
}

function MessageItem({ message, withLinks, isNewest, actionOn }: MessageItemProps) {
  const { mine, authorName, text, photos, sentAt, seenAt } = message;
  return (
    <Item $mine={mine}>
      <Bubble $mine={mine}>
        {text && <MessageText dir="auto">{withLinks ? <WithLinks text={text} /> : text}</MessageText>}
        {photos.map((photo, index) => (
          <Photo key={photo.url} photo={photo} alt={`Photo ${index + 1} from ${authorName}`} />
        ))}
      </Bubble>
      <Byline $mine={mine}>
        {mine ? 'You' : authorName}, <time dateTime={sentAt}>{messageTime(sentAt, new Date(serverTime.now()))}</time>
        {mine && isNewest && seenAt && ' · Seen'}
        {!mine && actionOn?.(message)}
      </Byline>
    </Item>
  );
}

/** Turns URLs into links with the URL as their text, so that a link can't name one site and lead to another. */
function WithLinks({ text }: { text: string }) {
  return textParts(text).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (!part.href) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <TextLink key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </TextLink>
    );
  });
}

const Image = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 420px;
  border-radius: ${radius};
`;

type PhotoProps = { photo: Thread_messageFragment['photos'][number]; alt: string };

export function Photo({ photo: { url, width, height }, alt }: PhotoProps) {
  const file = readMessagePhotoPath(url);
  if (!file) return null;
  const sources = photoWidths(file.width).map((wide) => `${messagePhotoPath({ ...file, width: wide })} ${wide}w`);
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Image src={url} srcSet={sources.join(', ')} sizes="(max-width: 768px) 80vw, 480px" {...{ width, height, alt }} />
    </a>
  );
}
