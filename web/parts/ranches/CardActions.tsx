import { Beef, Check, Scale } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { media, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';
import { AboveStretchedLink } from '../../ui/layout/StretchedLink';
import { VisuallyHidden } from '../../ui/text/Text';
import { IconLine } from './IconLine';
import { offersLine } from './offers';
import { PracticeBadges } from './PracticeBadges';
import type { RancherCard_rancherFragment } from './RancherCard.generated';

export interface CardActionsProps {
  rancher: RancherCard_rancherFragment;
  onQuickView?: () => void;
  isCompared?: boolean;
  /** Adds the ranch to the comparison list or removes it. If left out, the ranch can't be compared. */
  onCompare?: (() => void) | undefined;
}

/** Hidden on phones until the More button is pressed. */
const Folded = styled.div<{ $open: boolean }>`
  display: grid;
  gap: ${space(1)};

  ${media.phone} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
  }
`;

const Buttons = styled(AboveStretchedLink)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  /* Lets presses between the buttons reach the card's link. */
  pointer-events: none;

  & > * {
    flex: 1 1 auto;
    pointer-events: auto;
  }
`;

/** Leaves room for the heart on phones. */
const Main = styled(Buttons)`
  ${media.phone} {
    padding-right: ${space(6.5)};
  }

  ${media.medium} {
    & > button {
      display: none;
    }
  }
`;

/** More facts about a ranch, and its buttons. On phones, everything but Order Now is hidden behind a More button. */
export function CardActions({ rancher, onQuickView, isCompared = false, onCompare }: CardActionsProps) {
  const { ranchName } = rancher;
  const [open, setOpen] = useState(false);
  const foldId = useId();
  return (
    <Stack gap={1}>
      <Folded id={foldId} $open={open}>
        <PracticeBadges rancher={rancher} most={3} />
        <IconLine>
          <Beef size={16} aria-hidden />
          {offersLine(rancher)}
        </IconLine>
        {(onQuickView || onCompare) && (
          <Buttons>
            {onQuickView && (
              <Button variant="quiet" onClick={onQuickView}>
                Quick View<VisuallyHidden> of {ranchName}</VisuallyHidden>
              </Button>
            )}
            {onCompare && (
              <Button variant="quiet" icon={isCompared ? Check : Scale} aria-pressed={isCompared} onClick={onCompare}>
                Compare<VisuallyHidden> {ranchName}</VisuallyHidden>
              </Button>
            )}
          </Buttons>
        )}
      </Folded>
      <Main>
        <ButtonLink to={paths.ranch(rancher, 'products')}>
          Order Now<VisuallyHidden> from {ranchName}</VisuallyHidden>
        </ButtonLink>
        <Button variant="quiet" aria-expanded={open} aria-controls={foldId} onClick={() => setOpen(!open)}>
          {open ? 'Less' : 'More'}
          <VisuallyHidden> about {ranchName}</VisuallyHidden>
        </Button>
      </Main>
    </Stack>
  );
}
