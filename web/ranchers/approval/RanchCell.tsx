import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Cluster } from '../../ui/Cluster';

interface RanchCellProps {
  ranch: { ranchName: string; city: string; state: string };
  badges?: ReactNode;
}

const Place = styled.div`
  color: ${color.soft};
  font-weight: 400;
`;

/** Name, standing and place of a ranch, at the head of its row. */
export function RanchCell({ ranch, badges }: RanchCellProps) {
  return (
    <div>
      <Cluster>
        {ranch.ranchName}
        {badges}
      </Cluster>
      <Place>
        {ranch.city}, {ranch.state}
      </Place>
    </div>
  );
}
