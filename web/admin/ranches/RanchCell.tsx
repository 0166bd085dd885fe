import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/Cluster';
import { OpenRecordLink } from '../OpenRecordLink';

interface RanchCellProps {
  ranch: { id: string; ranchName: string; city: string; state: string };
  badges?: ReactNode;
}

const Place = styled.div`
  color: ${color.soft};
  font-weight: 400;
`;

/** The first cell of a ranch's row: its name, which opens it, its badges and its place. */
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
