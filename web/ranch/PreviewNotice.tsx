import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { ButtonLink } from '../ui/button/Button';
import { Notice } from '../ui/state/Notice';

/** Tells ranchers on their own page that nobody else can see it yet. */
export function PreviewNotice({ rancherId }: { rancherId: string }) {
  const own = useSession().viewer?.ranch;
  if (own?.id !== rancherId || own.approval === 'APPROVED') return null;
  return (
    <Notice title="This is a preview of your page." action={<ButtonLink to={paths.profile}>Update Profile</ButtonLink>}>
      Customers can’t see it until your ranch is approved.
    </Notice>
  );
}
