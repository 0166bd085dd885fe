import { Mail } from 'lucide-react';
import { SUPPORT_EMAIL } from '../../rules/brand';
import { Card } from '../ui/Card';
import { Heading } from '../ui/Heading';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

/** Where a person answers. */
export function ContactCard() {
  return (
    <Card as="section" aria-labelledby="guide-contact">
      <Stack gap={1.5}>
        <Heading level={2} size={21} id="guide-contact">
          Contact us
        </Heading>
        <Text size={15}>Write to us. If it is about an order, have its number at hand.</Text>
        <div>
          <TextLink quiet icon={Mail} href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </TextLink>
        </div>
        <Text size={15} tone="soft">
          Something on a page is wrong or missing? Press Feedback there; we see which page it was.
        </Text>
      </Stack>
    </Card>
  );
}
