import { Text } from '../../ui/text/Text';
import { PaperLink } from './PaperLink';

/** What someone accepts who creates an account. */
export const AcceptsTerms = () => (
  <Text tone="soft" size={15}>
    By creating an account you accept the <PaperLink to="terms">Terms</PaperLink> and the{' '}
    <PaperLink to="privacy">Privacy page</PaperLink>.
  </Text>
);
