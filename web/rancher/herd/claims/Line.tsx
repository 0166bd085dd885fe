import { useApolloClient } from '@apollo/client/react';
import styled from 'styled-components';
import { lineText } from '../../../../rules/herd/line';
import { More } from '../../../parts/lists/PagedList';
import { usePermissions } from '../../../session/useSession';
import { Section } from '../../../ui/layout/Section';
import { Text } from '../../../ui/text/Text';
import { dropTargetStyles } from './AnimalShares';
import { ClaimRow } from './ClaimRow';
import { useDropOnLine } from './dragging';
import { type Line_rancherFragment, MoreOfLineDocument } from './Line.generated';
import { canLeaveBoard } from './shares';

const Root = styled.div`
  ${dropTargetStyles}
`;

/** Lists the shares that wait for an animal, first come, first served. */
export function Line({ line }: { line: NonNullable<Line_rancherFragment['line']> }) {
  const { nodes, pageInfo } = line.claims;
  const client = useApolloClient();
  const { withMoney } = usePermissions();
  const load = () => client.query({ query: MoreOfLineDocument, variables: { after: pageInfo.endCursor, withMoney } });
  const more = { shown: nodes.length, total: line.claims, noun: 'shares', failure: "Couldn't load more of the line" };
  return (
    <Root id="line" {...useDropOnLine()}>
      <Section title="The Line">
        <Text strong>{lineText(line)}</Text>
        {nodes.length === 0 ? (
          <Text tone="soft" size={15}>
            Families who order a share without an animal wait here. They get the next one that fits, or are asked first
            if its terms are worse than what they were told.
          </Text>
        ) : (
          <ol>
            {nodes.map((claim, index) => {
              const where = { spot: null, where: `Number ${index + 1} in line` };
              return <ClaimRow key={claim.id} claim={claim} {...where} canMove canLeave={canLeaveBoard(claim, null)} />;
            })}
          </ol>
        )}
        {pageInfo.hasNextPage && <More {...more} onLoad={load} />}
      </Section>
    </Root>
  );
}
