import { useNavigate } from 'react-router-dom';
import { type RancherFormValues, toRegisterRancherInput } from '../../../rules/rancherForm';
import { isOffline } from '../../errors/isOffline';
import { messageOf } from '../../errors/messageOf';
import { mutate } from '../../mutate';
import { paths } from '../../paths';
import { useToast } from '../../ui/useToast';
import { RegisterRancherDocument } from '../signup/RegisterRancher.generated';
import { refusedApplication } from '../signup/refusedApplication';

/** Registers the ranch with all it sells, and leads to the sign-in. The agreement follows at approval. */
export function useRegistration() {
  const navigate = useNavigate();
  const { toast } = useToast();

  return async (values: RancherFormValues) => {
    try {
      await mutate(RegisterRancherDocument, { input: toRegisterRancherInput(values, false) });
    } catch (error) {
      toast({ title: 'Registration failed', description: reasonOf(error), variant: 'destructive' });
      const fields = refusedApplication(error);
      if (Object.keys(fields).length > 0) throw { fields };
      return;
    }
    toast({ title: 'Registration successful!', description: 'Your rancher account is pending approval.' });
    navigate(paths.login);
  };
}

function reasonOf(error: unknown): string {
  return isOffline(error) ? 'An unexpected error occurred. Please try again.' : messageOf(error, 'Please try again.');
}
