import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';

/** Tells a rancher whose page this is that nobody else sees it yet. */
export function PreviewNotice({ rancherId }: { rancherId: string }) {
  const own = useSession().viewer?.ranch;
  if (own?.id !== rancherId || own.approval === 'APPROVED') return null;
  return (
    <Notice title="This is a preview of your page." action={<ButtonLink to={paths.profile}>Update Profile</ButtonLink>}>
      Customers do not see it: your ranch is not approved.
    </Notice>
  );
}
