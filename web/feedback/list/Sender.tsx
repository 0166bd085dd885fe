import { TextLink } from '../../ui/TextLink';
import type { FeedbackTab_feedbackFragment } from './FeedbackTab.generated';

/** Who wrote, and the way to answer. */
export function Sender({ user }: Pick<FeedbackTab_feedbackFragment, 'user'>) {
  if (!user) return 'A visitor';
  return <TextLink href={`mailto:${user.email}`}>{user.name}</TextLink>;
}
