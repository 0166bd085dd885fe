import { type CancelTerms, sayTerms } from '../../../rules/orders/cancelTerms';
import { pluralize } from '../../../rules/words/pluralize';
import { Stack } from '../../ui/layout/arrange';
import { Fold } from '../../ui/layout/Fold';
import { Text } from '../../ui/text/Text';

/** The ranch's terms for cancellations in three sentences, below the hours in which all comes back. */
export function CancelTermsText({ terms }: { terms: CancelTerms }) {
  const { freeHours } = terms;
  return (
    <Fold label={freeHours > 0 ? `Cancel within ${pluralize(freeHours, 'hour')}: all comes back` : 'If you cancel'}>
      <Stack gap={1}>
        {sayTerms(terms).map((sentence) => (
          <Text key={sentence} tone="soft" size={15}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </Fold>
  );
}
