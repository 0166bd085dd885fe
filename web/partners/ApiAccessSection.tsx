import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/Section';
import { Text } from '../ui/Text';
import { mayUseApi } from './mayUseApi';

/** On the profile: the way to tokens and webhooks. A ranch that was approved once may have some to take back. */
export function ApiAccessSection() {
  const { viewer } = useSession();
  const isOpen = mayUseApi(viewer);
  const mayHaveSome = isOpen || viewer?.ranch?.approval !== 'PENDING';
  return (
    <Section id="api" title="API access">
      <Text measure>
        {isOpen
          ? 'Let programs of your own, such as a bookkeeping sheet, work with Herdline in your name.'
          : 'Connecting programs of your own comes with the approval of your ranch.'}
      </Text>
      {mayHaveSome && (
        <div>
          <ButtonLink to={paths.apiAccess}>Tokens and Webhooks</ButtonLink>
        </div>
      )}
    </Section>
  );
}
