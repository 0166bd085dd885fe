import { mutate } from '../apollo/mutate';
import { LogoutDocument } from './Logout.generated';
import { useEndSession } from './useEndSession';

export function useLogout() {
  const leave = useEndSession();
  return () => leave(() => mutate(LogoutDocument, {}));
}
