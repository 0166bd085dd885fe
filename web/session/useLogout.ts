import { useMutation } from '@apollo/client/react';
import { LogoutDocument } from './Logout.generated';
import { useLeave } from './useLeave';

export function useLogout() {
  const [logout] = useMutation(LogoutDocument);
  const leave = useLeave();
  return () => leave(logout);
}
