import { BRAND } from '../../../rules/brand';
import type { RanchApproval } from '../../../rules/vocabulary';
import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';

const NOTICES = {
  PENDING: {
    tone: 'info',
    title: 'Your rancher account is pending approval.',
    text: 'Families cannot see your ranch yet. Complete your profile and set prices and products in the meantime.',
  },
  SUSPENDED: {
    tone: 'warning',
    title: 'Your ranch is suspended.',
    text: `Families cannot see it, and no new orders come in. You can still work on the orders you have. Please write to ${BRAND}.`,
  },
  REJECTED: {
    tone: 'danger',
    title: 'Your application was not accepted.',
    text: 'We have written to you why. Families cannot see your ranch.',
  },
} as const;

/** Why families do not see the ranch; nothing while they do. */
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
  return ranch && <ButtonLink to={paths.rancher(ranch.id)}>Preview your page</ButtonLink>;
}
