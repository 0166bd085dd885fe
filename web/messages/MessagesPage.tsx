import styled from 'styled-components';
import { messageTime } from '../../rules/time/messageTime';
import { PagedList, usePagedList } from '../parts/lists/PagedList';
import { paths } from '../paths';
import { serverTime } from '../session/serverTime';
import { useSession } from '../session/useSession';
import { color, hairline, size, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';
import { Page, PageHeader } from '../ui/layout/Page';
import { EmptyState } from '../ui/state/EmptyState';
import { CountBadge } from '../ui/text/Badge';
import { Link } from '../ui/text/Link';
import { type MessagesPage_conversationFragment, MessagesPageDocument } from './MessagesPage.generated';
import { aboutOf, otherOf } from './otherSide';

/** Lists all conversations of a family or a ranch, the one with the latest message first. */
export default function MessagesPage() {
  const list = usePagedList(MessagesPageDocument, {}, (data) => data.conversations);
  const isRancher = useSession().viewer?.userType === 'RANCHER';
  return (
    <Page>
      <PageHeader
        title="Messages"
        lead={isRancher ? 'What you and families write to each other.' : 'What you and ranches write to each other.'}
      />
      <PagedList list={list} noun="conversations" empty={<NoMessages isRancher={isRancher} />}>
        {(conversations) => (
          <Rows>
            {conversations.map((conversation) => (
              <Row key={conversation.id} {...{ conversation, isRancher }} />
            ))}
          </Rows>
        )}
      </PagedList>
    </Page>
  );
}

function NoMessages({ isRancher }: { isRancher: boolean }) {
  const text = isRancher
    ? 'Questions from families show up here. To write to a family, open its order and choose Messages.'
    : 'Ask a ranch anything on its page, or write to it from one of your orders.';
  return (
    <EmptyState
      title="No Messages Yet"
      text={text}
      action={
        <ButtonLink to={isRancher ? paths.rancherOrders : paths.findRancher}>
          {isRancher ? 'Manage Orders' : 'Find a Rancher'}
        </ButtonLink>
      }
    />
  );
}

const Rows = styled.ul`
  border-top: ${hairline};
`;

const Entry = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(2)} ${space(1)};
  border-bottom: ${hairline};
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
  }
`;

const Name = styled.span<{ $unread: boolean }>`
  overflow-wrap: anywhere;
  font-weight: ${({ $unread }) => ($unread ? 700 : 600)};
`;

const Soft = styled.span`
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Excerpt = styled(Soft)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  unicode-bidi: isolate;
`;

function Row({ conversation, isRancher }: { conversation: MessagesPage_conversationFragment; isRancher: boolean }) {
  const { id, unreadCount, lastMessage, lastMessageAt } = conversation;
  return (
    <li>
      <Entry to={paths.conversation(id)}>
        <Name $unread={unreadCount > 0}>
          {otherOf(conversation, isRancher)} <CountBadge count={unreadCount} noun="unread" />
        </Name>
        <Soft>{lastMessageAt && messageTime(lastMessageAt, new Date(serverTime.now()))}</Soft>
        {lastMessage && (
          <Excerpt>
            {lastMessage.mine && 'You: '}
            {lastMessage.text || (lastMessage.photos.length > 1 ? 'Photos' : 'Photo')}
          </Excerpt>
        )}
        <Soft>{aboutOf(conversation)}</Soft>
      </Entry>
    </li>
  );
}
