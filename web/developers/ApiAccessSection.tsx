import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { ButtonLink } from '../ui/button/Button';
import { Section } from '../ui/layout/Section';
import { Text } from '../ui/text/Text';
import { canUseApi } from './canUseApi';

/** The profile's section about API access. It links to the page unless the ranch is pending, which can't have tokens yet. */
export function ApiAccessSection() {
  const { viewer } = useSession();
  const isOpen = canUseApi(viewer);
  const mayHaveSome = isOpen || viewer?.ranch?.approval !== 'PENDING';
  return (
    <Section id="api" title="API access">
      <Text measure>
        {isOpen
          ? 'Connect your own software, like a bookkeeping spreadsheet.'
          : 'You can connect your own software once your ranch is approved.'}
      </Text>
      {mayHaveSome && (
        <div>
          <ButtonLink to={paths.apiAccess}>Tokens and Webhooks</ButtonLink>
        </div>
      )}
    </Section>
  );
}
