import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, size } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/arrange';
import { RecordLink } from '../RecordLink';

interface RanchCellProps {
  ranch: { id: string; ranchName: string; city: string; state: string };
  badges?: ReactNode;
}

const Place = styled.div`
  color: ${color.soft};
  font-weight: 400;

  ${media.phone} {
    font-size: ${size[13]};
    line-height: 1.35;
  }
`;

/** Enlarges the link's touch target on phones without moving the place away from the name. */
const Name = styled(Cluster)`
  ${media.phone} {
    & > a {
      min-height: 0;
      margin-block: -10px;
      padding-block: 10px;
    }
  }
`;

/** The first cell of a ranch's row. It has the badges, the place, and the name, which opens the ranch. */
export function RanchCell({ ranch, badges }: RanchCellProps) {
  return (
    <div>
      <Name>
        <RecordLink kind="ranch" id={ranch.id}>
          {ranch.ranchName}
        </RecordLink>
        {badges}
      </Name>
      <Place>
        {ranch.city}, {ranch.state}
      </Place>
    </div>
  );
}
