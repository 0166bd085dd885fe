import { type CancelTerms, sayTerms } from '../../../rules/orders/cancelTerms';
import { Fold } from '../../ui/layout/Fold';
import { Text } from '../../ui/text/Text';

/** The ranch's terms for cancellations in three sentences, of which the first is always open. */
export function CancelTermsText({ terms }: { terms: CancelTerms }) {
  const [first, ...rest] = sayTerms(terms);
  return (
    <>
      <Text tone="soft" size={15}>
        {first}
      </Text>
      <Fold label="Balance, harvest and pickup">
        {rest.map((sentence) => (
          <Text key={sentence} tone="soft" size={15}>
            {sentence}
          </Text>
        ))}
      </Fold>
    </>
  );
}
