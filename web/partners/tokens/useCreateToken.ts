import { useMutation } from '@apollo/client/react';
import { ApiAccessPageDocument } from '../ApiAccessPage.generated';
import { useFailure } from '../useFailure';
import { CreateTokenDocument } from './CreateToken.generated';
import { type TokenValues, toTokenInput } from './tokenValues';

/** Makes a token and hands its secret on: it must not stay anywhere, so the answer is kept out of the cache. */
export function useCreateToken(isOpen: boolean, onCreated: (secret: string) => void) {
  const [createToken] = useMutation(CreateTokenDocument, {
    fetchPolicy: 'no-cache',
    update: (cache, { data }) => {
      const token = data?.createApiToken.token;
      cache.updateQuery({ query: ApiAccessPageDocument }, (page) =>
        page?.viewer && token
          ? { ...page, viewer: { ...page.viewer, apiTokens: [token, ...page.viewer.apiTokens] } }
          : undefined,
      );
    },
  });
  const failure = useFailure('Failed to make the token', isOpen);

  return async (values: TokenValues) => {
    const input = toTokenInput(values);
    try {
      const { data } = await createToken({
        variables: { input: { ...input, expiresAt: input.expiresAt?.toISOString() ?? null } },
      });
      if (data) onCreated(data.createApiToken.secret);
    } catch (error) {
      throw failure(error);
    }
  };
}
