import type { ApolloClient } from '@apollo/client';
import { readAnew } from '../../apollo/readAnew';
import type { HerdPageQuery } from './HerdPage.generated';

/** The largest page that the graph returns. */
const LARGEST_PAGE = 100;

/** Loads again what the herd board shows, with all pages that were read. It stays while it loads. */
export async function refreshHerd(client: ApolloClient): Promise<void> {
  const boards = [...client.getObservableQueries()].filter(({ queryName }) => queryName === 'HerdPage');
  await Promise.allSettled(
    boards.map(async (board) => {
      const { query, variables } = board;
      const shown: HerdPageQuery | undefined = board.getCurrentResult().data;
      let left = Math.max(shown?.viewer?.ranch?.animals.nodes.length ?? 0, Number(variables.first));
      let after: string | null = null;
      while (left > 0) {
        const page: Record<string, unknown> = { ...variables, first: Math.min(left, LARGEST_PAGE), after };
        const { data }: { data?: HerdPageQuery } = await client.query<HerdPageQuery>({
          query,
          variables: page,
          ...readAnew,
        });
        const pageInfo = data?.viewer?.ranch?.animals.pageInfo;
        left = pageInfo?.hasNextPage ? left - LARGEST_PAGE : 0;
        after = pageInfo?.endCursor ?? null;
      }
    }),
  );
}
