import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OpenRecordLink } from '../../platform/OpenRecordLink';
import { color } from '../../theme/tokens';
import { Cluster } from '../../ui/Cluster';

interface RanchCellProps {
  ranch: { id: string; ranchName: string; city: string; state: string };
  badges?: ReactNode;
}

const Place = styled.div`
  color: ${color.soft};
  font-weight: 400;
`;

/** Name, which opens the ranch, standing and place of a ranch, at the head of its row. */
export function RanchCell({ ranch, badges }: RanchCellProps) {
  return (
    <div>
      <Cluster>
        <OpenRecordLink kind="ranch" id={ranch.id}>
          {ranch.ranchName}
        </OpenRecordLink>
        {badges}
      </Cluster>
      <Place>
        {ranch.city}, {ranch.state}
      </Place>
    </div>
  );
}
