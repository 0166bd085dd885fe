import { mutate } from '../mutate';
import { LogoutEverywhereDocument } from './LogoutEverywhere.generated';
import { useLeave } from './useLeave';

export function useLogoutEverywhere() {
  const leave = useLeave();
  return () => leave(() => mutate(LogoutEverywhereDocument, {}));
}
