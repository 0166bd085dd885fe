import { mutate } from '../mutate';
import { LogoutDocument } from './Logout.generated';
import { useLeave } from './useLeave';

export function useLogout() {
  const leave = useLeave();
  return () => leave(() => mutate(LogoutDocument, {}));
}
