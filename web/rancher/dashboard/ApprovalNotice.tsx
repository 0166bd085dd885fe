import { BRAND } from '../../../rules/words/brand';
import type { RanchApproval } from '../../../rules/words/vocabulary';
import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/button/Button';
import { Notice } from '../../ui/state/Notice';

const NOTICES = {
  PENDING: {
    tone: 'info',
    title: 'Your rancher account is pending approval.',
    text: "Families can't see your ranch yet. In the meantime, complete your profile and set your prices and products.",
  },
  SUSPENDED: {
    tone: 'warning',
    title: 'Your ranch has been suspended.',
    text: `Families can't see it or place new orders. You can still work on the orders you have. Please write to ${BRAND}.`,
  },
  REJECTED: {
    tone: 'danger',
    title: 'Your application was not accepted.',
    text: `Families can't see your ranch. If you have questions, please write to ${BRAND}.`,
  },
} as const;

/** Explains why families can't see the ranch. An approved ranch gets no notice. */
export function ApprovalNotice({ approval }: { approval: RanchApproval }) {
  if (approval === 'APPROVED') return null;
  const { tone, title, text } = NOTICES[approval];
  return (
    <Notice tone={tone} title={title} action={approval === 'PENDING' && <PreviewLink />}>
      {text}
    </Notice>
  );
}

function PreviewLink() {
  const ranch = useSession().viewer?.ranch;
  return ranch && <ButtonLink to={paths.ranch(ranch)}>Preview Your Page</ButtonLink>;
}
