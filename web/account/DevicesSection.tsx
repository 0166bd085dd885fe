import { useState } from 'react';
import { mutate } from '../apollo/mutate';
import { useEndSession } from '../session/useEndSession';
import { Button } from '../ui/button/Button';
import { Section } from '../ui/layout/Section';
import { LazyConfirmDialog } from '../ui/overlay/lazyDialog';
import { Text } from '../ui/text/Text';
import { LogoutEverywhereDocument } from './DevicesSection.generated';

/** For a lost phone or a borrowed computer. */
export function DevicesSection() {
  const [asking, setAsking] = useState(false);
  const leave = useEndSession();
  return (
    <Section title="Devices">
      <Text measure>Signed in on a device you don't trust? This signs you out everywhere, including here.</Text>
      <div>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </div>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="You'll need to sign in again on each device."
        confirmLabel="Sign out everywhere"
        onConfirm={() => leave(() => mutate(LogoutEverywhereDocument, {}))}
      />
    </Section>
  );
}
