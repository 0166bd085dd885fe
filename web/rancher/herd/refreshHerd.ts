import type { ApolloClient } from '@apollo/client';
import { networkOnly } from '../../apollo/networkOnly';
import type { HerdPageQuery } from './HerdPage.generated';

const MAX_PAGE_SIZE = 100;

/** Refetches all loaded pages of the herd board, which stays visible until the responses arrive. */
export async function refreshHerd(client: ApolloClient): Promise<void> {
  const boards = [...client.getObservableQueries()].filter(({ queryName }) => queryName === 'HerdPage');
  await Promise.allSettled(
    boards.map(async (board) => {
      const { query, variables } = board;
      const shown: HerdPageQuery | undefined = board.getCurrentResult().data;
      let remaining = Math.max(shown?.viewer?.ranch?.animals.nodes.length ?? 0, Number(variables.first));
      let after: string | null = null;
      while (remaining > 0) {
        const page: Record<string, unknown> = { ...variables, first: Math.min(remaining, MAX_PAGE_SIZE), after };
        const { data }: { data?: HerdPageQuery } = await client.query<HerdPageQuery>({
          query,
          variables: page,
          ...networkOnly,
        });
        const pageInfo = data?.viewer?.ranch?.animals.pageInfo;
        remaining = pageInfo?.hasNextPage ? remaining - MAX_PAGE_SIZE : 0;
        after = pageInfo?.endCursor ?? null;
      }
    }),
  );
}
