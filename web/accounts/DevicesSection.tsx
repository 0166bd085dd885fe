import { useState } from 'react';
import { useLogoutEverywhere } from '../session/useLogoutEverywhere';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Section } from '../ui/Section';
import { Text } from '../ui/Text';

/** For a lost phone or a borrowed computer. */
export function DevicesSection() {
  const [asking, setAsking] = useState(false);
  const logoutEverywhere = useLogoutEverywhere();
  return (
    <Section title="Devices">
      <Text measure>Signed in somewhere you should not be? This ends every session, the one here too.</Text>
      <div>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="You will need to sign in again on each device."
        confirmLabel="Sign out everywhere"
        onConfirm={logoutEverywhere}
      />
    </Section>
  );
}
