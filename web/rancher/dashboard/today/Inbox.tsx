import styled from 'styled-components';
import { pluralize } from '../../../../rules/words/pluralize';
import { paths } from '../../../paths';
import { media } from '../../../theme/tokens';
import { TextLink } from '../../../ui/text/Link';
import type { ReviewsToAnswer_rancherFragment } from './ReviewsToAnswer.generated';
import { Line, TodayCard, TodayList } from './TodayCard';

const Entry = styled(Line)`
  align-items: center;

  ${media.phone} {
    display: grid;
  }

  && {
    padding-block: 0;
  }
`;

interface InboxProps {
  ranch: ReviewsToAnswer_rancherFragment;
  unread: number;
}

/** Shows what families wrote that nobody has read or answered. */
export function Inbox({ ranch, unread }: InboxProps) {
  const unanswered = ranch.newestReviews.nodes.filter(({ answer }) => answer === null).length;
  return (
    <TodayCard title="From Families">
      <TodayList>
        <Entry>
          {unread > 0 ? <strong>{pluralize(unread, 'unread message')}</strong> : 'No unread messages'}
          <TextLink to={paths.messages} quiet>
            Open Messages
          </TextLink>
        </Entry>
        {unanswered > 0 && (
          <Entry>
            <strong>{`${pluralize(unanswered, 'recent review')} to answer`}</strong>
            <TextLink to={`${paths.ranch(ranch)}#reviews`} quiet>
              Answer
            </TextLink>
          </Entry>
        )}
      </TodayList>
    </TodayCard>
  );
}
