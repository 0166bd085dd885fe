import { useState } from 'react';
import { Button } from '../ui/button/Button';
import { Section } from '../ui/layout/Section';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { Text } from '../ui/text/Text';

const LogoutEverywhereDialog = lazyDialog(() => import('./LogoutEverywhereDialog'));

/** For a lost phone or a borrowed computer. */
export function DevicesSection() {
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Devices">
      <Text measure>Signed in on a device you don't trust? This signs you out everywhere, including here.</Text>
      <div>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </div>
      <LogoutEverywhereDialog open={asking} onOpenChange={setAsking} />
    </Section>
  );
}
