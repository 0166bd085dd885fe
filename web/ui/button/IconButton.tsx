import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, dim, edge, media, motion, radius, touch } from '../../theme/tokens';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: LucideIcon;
  label: string;
  /** Whether a toggle is on. */
  pressed?: boolean;
  variant?: 'quiet' | 'outline' | 'solid';
  size?: 'small' | 'medium';
}

const backgrounds = { quiet: 'transparent', outline: color.card, solid: color.card };
const edges = { quiet: 'transparent', outline: color.strongLine, solid: color.line };

const Root = styled.button<{ $variant: NonNullable<IconButtonProps['variant']>; $side: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $side }) => $side};
  height: ${({ $side }) => $side};
  padding: 0;
  border: ${edge} solid ${({ $variant }) => edges[$variant]};
  border-radius: ${radius};
  background: ${({ $variant }) => backgrounds[$variant]};
  color: ${color.ink};
  cursor: pointer;
  transition: background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-pressed='true'] {
    color: ${color.red};

    svg {
      fill: currentcolor;
    }
  }

  &:disabled {
    color: ${color.soft};
    opacity: ${dim};
    cursor: not-allowed;
  }

  ${media.phone} {
    width: ${touch};
    height: ${touch};
  }
`;

export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, pressed, variant = 'quiet', size = 'medium', type = 'button', ...rest } = props;
  return (
    <Root
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      $variant={variant}
      $side={size === 'small' ? '36px' : touch}
    >
      <Icon size={20} aria-hidden />
    </Root>
  );
}
