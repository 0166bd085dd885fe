import { useMutation } from '@apollo/client/react';
import { LogoutEverywhereDocument } from './LogoutEverywhere.generated';
import { useLeave } from './useLeave';

export function useLogoutEverywhere() {
  const [logoutEverywhere] = useMutation(LogoutEverywhereDocument);
  const leave = useLeave();
  return () => leave(logoutEverywhere);
}
