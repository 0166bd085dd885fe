import styled from 'styled-components';
import { paths } from '../paths';
import { space } from '../theme/tokens';
import { AboveStretchedLink } from '../ui/AboveStretchedLink';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface CardActionsProps {
  rancher: { id: string; ranchName: string };
  onQuickView: (() => void) | undefined;
}

const Root = styled(AboveStretchedLink)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  /* Between the buttons the card is still a link. */
  pointer-events: none;

  & > button,
  & > a {
    flex: 1 1 auto;
    pointer-events: auto;
  }
`;

export function CardActions({ rancher, onQuickView }: CardActionsProps) {
  const { id, ranchName } = rancher;
  return (
    <Root>
      <ButtonLink to={paths.rancher(id, 'products')}>
        Order Now<VisuallyHidden> from {ranchName}</VisuallyHidden>
      </ButtonLink>
      {onQuickView && (
        <Button variant="quiet" onClick={onQuickView}>
          Quick view<VisuallyHidden> of {ranchName}</VisuallyHidden>
        </Button>
      )}
    </Root>
  );
}
