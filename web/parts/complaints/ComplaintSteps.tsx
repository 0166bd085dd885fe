import styled from 'styled-components';
import { stepText } from '../../../rules/complaints/complaintText';
import type { OrderParty } from '../../../rules/complaints/complaintWords';
import { messageTime } from '../../../rules/time/messageTime';
import { serverTime } from '../../session/serverTime';
import { color, space } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { Text } from '../../ui/text/Text';
import { Photo } from '../conversation/Thread';
import type { ComplaintSteps_complaintFragment } from './ComplaintSteps.generated';

const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
  padding-left: ${space(1.5)};
  border-left: 2px solid ${color.line};
`;

/** Preserves line breaks, and isolates text that is written from right to left. */
const Said = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: isolate;
`;

interface ComplaintStepsProps {
  complaint: ComplaintSteps_complaintFragment;
  viewer: OrderParty;
}

/** Each step of a complaint, the oldest first: who did what, and what they said. */
export function ComplaintSteps({ complaint: { entries }, viewer }: ComplaintStepsProps) {
  return (
    <Stack as="ol" aria-label="What was said">
      {entries.map((entry) => {
        const author = entry.side === viewer ? 'You' : entry.authorName;
        return (
          <Step key={entry.id}>
            <Text size={15} tone="soft">
              {`${author} ${stepText(entry)} · `}
              <time dateTime={entry.createdAt}>{messageTime(entry.createdAt, new Date(serverTime.now()))}</time>
            </Text>
            {entry.text && <Said dir="auto">{entry.text}</Said>}
            {entry.photos.map((photo, index) => (
              <Photo key={photo.url} photo={photo} alt={`Photo ${index + 1} from ${entry.authorName}`} />
            ))}
          </Step>
        );
      })}
    </Stack>
  );
}
