import styled from 'styled-components';
import type { CowShare } from '../../rules/cowShares';
import { sharePicture } from '../../rules/pictures';
import { space } from '../theme/tokens';

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  white-space: nowrap;
`;

const Drawing = styled.img`
  flex: none;
`;

/** A share with the drawing of how much of the animal it is. */
export function ShareName({ share }: { share: CowShare }) {
  return (
    <Root>
      <Drawing src={sharePicture(share.share)} alt="" width={62} height={40} loading="lazy" />
      {share.label}
    </Root>
  );
}
