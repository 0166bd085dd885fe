import { LocateFixed } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { rememberZip, useKnownZip } from '../parts/places/knownZip';
import { hasHomeZip } from '../parts/places/profileZip';
import { useZipEntry } from '../parts/places/useZipEntry';
import { ZipInput } from '../parts/places/ZipInput';
import { paths } from '../paths';
import { FOR_NEWCOMERS } from '../session/returnPath';
import { useSession } from '../session/useSession';
import { space } from '../theme/tokens';
import { Button } from '../ui/button/Button';

const Root = styled.form`
  display: grid;
  justify-items: center;
  gap: ${space(0.5)};
`;

/** Keeps the button level with the input, even if there's a hint or an error below the input. */
const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  text-align: left;

  & > button {
    margin-top: 25px;
  }

  [role='alert'] {
    max-width: 28ch;
  }
`;

/** Asks for a family's ZIP code, and opens the list of ranches nearby. Hidden from ranchers and admins. */
export default function FindNear() {
  const { viewer } = useSession();
  const knownZip = useKnownZip();
  const { zipCode, type, check, locate, problem, pending, found } = useZipEntry(knownZip);
  const navigate = useNavigate();
  if (!hasHomeZip(viewer)) return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const place = zipCode === knownZip && zipCode !== '' ? { zipCode } : await check();
    if (!place) return;
    rememberZip(viewer, place.zipCode);
    navigate(paths.findRancher, { state: FOR_NEWCOMERS });
  };
  return (
    <Root aria-label="Find ranches near you" noValidate onSubmit={submit}>
      <Row>
        <ZipInput
          label="Find ranches near"
          placeholder="ZIP code"
          hint={found && `${found.city}, ${found.state}`}
          value={zipCode}
          onChange={type}
          error={problem}
        />
        <Button type="submit" variant="primary" pending={pending === 'zip'}>
          Find Ranches
        </Button>
      </Row>
      <Button variant="quiet" size="small" icon={LocateFixed} pending={pending === 'device'} onClick={locate}>
        Use My Location
      </Button>
    </Root>
  );
}
