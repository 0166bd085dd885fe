import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mutate } from '../apollo/mutate';
import { OpenDoorDocument } from './DoorPage.generated';

type LinkState = 'none' | 'opening' | 'invalid';

/** Opens the link in the address, and takes it out of the address bar at once, which others see and programs store. */
export function useDoorLink(onOpened: () => Promise<unknown>): LinkState {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>(hash ? 'opening' : 'none');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link is opened again.
  useEffect(() => {
    const token = hash.slice(1);
    if (!token) return;
    setState('opening');
    navigate({ hash: '' }, { replace: true });
    const opened = mutate(OpenDoorDocument, { token }).then(() => onOpened());
    opened.then(
      () => setState('none'),
      () => setState('invalid'),
    );
  }, [hash]);
  return state;
}
