import styled from 'styled-components';
import { paths } from '../paths';
import { hairline } from '../theme/mixins';
import { color, size, space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { FavoriteRow_favoriteFragment } from './FavoriteRow.generated';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  padding-block: ${space(1.5)};
  border-bottom: ${hairline};
`;

const Place = styled.p`
  color: ${color.soft};
  font-size: ${size[15]};
`;

interface FavoriteRowProps {
  favorite: FavoriteRow_favoriteFragment;
  onRemove: () => void;
}

export function FavoriteRow({ favorite, onRemove }: FavoriteRowProps) {
  const { id, ranchName, city, state } = favorite.rancher;
  return (
    <Root>
      <div>
        <strong>{ranchName}</strong>
        <Place>
          {city}, {state}
        </Place>
      </div>
      <Cluster>
        <ButtonLink to={paths.rancher(id)} size="small">
          View <VisuallyHidden>{ranchName}</VisuallyHidden>
        </ButtonLink>
        <Button variant="danger" size="small" onClick={onRemove}>
          Remove <VisuallyHidden>{ranchName}</VisuallyHidden>
        </Button>
      </Cluster>
    </Root>
  );
}
