import { useApolloClient } from '@apollo/client/react';
import { codeOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { WrongDialogDocument } from './WrongDialog.generated';

type Step<Values, Answer> = Omit<Parameters<typeof useSubmit<Values, Answer>>[0], 'errorToast' | 'onError'>;

/** Sends a step of a complaint. If another person acted meanwhile, it shows what they did. */
export function useStep<Values = void, Answer = unknown>(step: Step<Values, Answer>) {
  const client = useApolloClient();
  return useSubmit({
    ...step,
    errorToast: 'Couldn’t send it',
    onError: (error) => codeOf(error) === 'CONFLICT' && client.refetchQueries({ include: [WrongDialogDocument] }),
  });
}
