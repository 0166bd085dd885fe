import { useMutation, useQuery } from '@apollo/client/react';
import { customerDate } from '../../rules/time/dates';
import { mutate } from '../apollo/mutate';
import { useSubmit } from '../errors/useSubmit';

import { useEndSession } from '../session/useEndSession';
import { Button } from '../ui/button/Button';

import { Section } from '../ui/layout/Section';
import { ConfirmButton } from '../ui/overlay/ConfirmButton';
import { Text, VisuallyHidden } from '../ui/text/Text';
import {
  DevicesSectionDocument,
  type DevicesSectionQuery,
  LogoutEverywhereDocument,
  SignOutDeviceDocument,
} from './DevicesSection.generated';
import { Line, Lines, LineText } from './SecurityLines';

/** Lists the devices on which a person is signed in, so that they can sign out a lost phone or a borrowed computer. */
export function DevicesSection() {
  const { data, refetch } = useQuery(DevicesSectionDocument, { fetchPolicy: 'cache-and-network' });
  const endSession = useEndSession();
  // Shows no devices if the list didn't load, because signing out everywhere still works.
  const devices = data?.viewer?.devices ?? [];
  return (
    <Section title="Devices">
      <Text measure>
        Where you’re signed in. If you don’t recognize a device, sign it out and change your password.
      </Text>
      <Lines>
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} reload={() => refetch()} />
        ))}
      </Lines>
      <div>
        <ConfirmButton
          title="Sign out everywhere?"
          description="You'll need to sign in again on each device."
          confirmLabel="Sign Out Everywhere"
          onConfirm={() => endSession(() => mutate(LogoutEverywhereDocument, {}))}
        >
          Sign Out Everywhere
        </ConfirmButton>
      </div>
    </Section>
  );
}

type Device = NonNullable<DevicesSectionQuery['viewer']>['devices'][number];

function DeviceLine({ device, reload }: { device: Device; reload: () => unknown }) {
  const { id, name, lastUsedAt, isThisOne } = device;
  const [signOut, { loading }] = useMutation(SignOutDeviceDocument);
  const signOutDevice = useSubmit({
    send: () => signOut({ variables: { id } }),
    successToast: { title: 'Device Signed Out', description: `${name} is signed out.` },
    errorToast: "Couldn't sign out the device",
    // The device may be signed out already, so the list is reloaded.
    onError: reload,
    fieldErrors: () => ({}),
  });
  return (
    <Line>
      <LineText title={name}>{isThisOne ? 'This device' : `Last used ${customerDate(lastUsedAt)}`}</LineText>
      {!isThisOne && (
        <Button size="small" pending={loading} onClick={() => signOutDevice()}>
          Sign Out<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </Line>
  );
}
