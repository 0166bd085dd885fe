import { useState } from 'react';
import { mutate } from '../apollo/mutate';
import { useEndSession } from '../session/useEndSession';
import { Button } from '../ui/button/Button';
import { Section } from '../ui/layout/Section';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { Text } from '../ui/text/Text';
import { LogoutEverywhereDocument } from './DevicesSection.generated';

/** For a lost phone or a borrowed computer. */
export function DevicesSection() {
  const [asking, setAsking] = useState(false);
  const logoutEverywhere = useLogoutEverywhere();
  return (
    <Section title="Devices">
      <Text measure>Signed in on a device you don't trust? This signs you out everywhere, including here.</Text>
      <div>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="You'll need to sign in again on each device."
        confirmLabel="Sign out everywhere"
        onConfirm={logoutEverywhere}
      />
    </Section>
  );
}

function useLogoutEverywhere() {
  const leave = useEndSession();
  return () => leave(() => mutate(LogoutEverywhereDocument, {}));
}
