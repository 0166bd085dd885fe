import { mutate } from '../apollo/mutate';
import { LogoutDocument } from './Logout.generated';
import { useEndSession } from './useEndSession';

export function useLogout() {
  const endSession = useEndSession();
  return () => endSession(() => mutate(LogoutDocument, {}));
}
