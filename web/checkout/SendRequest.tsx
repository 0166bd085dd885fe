import { Heading } from '../ui/Heading';
import { Rule } from '../ui/Rule';
import { Stack } from '../ui/Stack';
import { SubmitButton } from '../ui/SubmitButton';
import { Text } from '../ui/Text';
import { NextSteps } from './NextSteps';

/** What happens when it is pressed, said before it is pressed. */
export function SendRequest({ ranchName }: { ranchName: string }) {
  return (
    <Stack as="section" gap={2}>
      <Rule />
      <Heading level={2} size={21}>
        What happens next
      </Heading>
      <NextSteps ranchName={ranchName} />
      <SubmitButton size="large" wide>
        Send order request
      </SubmitButton>
      <Text tone="soft" size={15}>
        Nothing is paid here. You pay the rancher directly, once you have agreed.
      </Text>
    </Stack>
  );
}
