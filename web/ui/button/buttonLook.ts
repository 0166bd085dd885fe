import { css } from 'styled-components';
import { color, font, media, motion, radius, size, space, touch } from '../../theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLookProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const variants = {
  // Adds a line inside the edge, as on a printed label.
  primary: css`
    border-color: ${color.red};
    background: ${color.red};
    box-shadow: inset 0 0 0 2px ${color.red}, inset 0 0 0 3px color-mix(in srgb, ${color.onRed} 38%, transparent);
    color: ${color.onRed};

    &:hover {
      border-color: ${color.redDeep};
      background: ${color.redDeep};
      box-shadow: inset 0 0 0 2px ${color.redDeep}, inset 0 0 0 3px color-mix(in srgb, ${color.onRed} 55%, transparent);
    }
  `,
  secondary: css`
    border-color: ${color.strongLine};
    background: ${color.card};
    color: ${color.ink};

    &:hover {
      border-color: ${color.ink};
      background: ${color.sunken};
    }
  `,
  quiet: css`
    border-color: transparent;
    background: transparent;
    color: ${color.ink};

    &:hover {
      background: ${color.sunken};
    }
  `,
  danger: css`
    border-color: ${color.danger};
    background: transparent;
    color: ${color.danger};

    &:hover {
      background: ${color.canceledBg};
      color: ${color.canceledFg};
    }
  `,
};

const sizes = {
  small: css`
    min-height: 36px;
    padding: ${space(0.5)} ${space(1.5)};
    font-size: ${size[15]};
  `,
  medium: css`
    min-height: 44px;
    padding: ${space(1)} ${space(2.5)};
    font-size: ${size[15]};
  `,
  large: css`
    min-height: 52px;
    padding: ${space(1)} ${space(3.5)};
    font-size: ${size[17]};
  `,
};

export const buttonLook = css<ButtonLookProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid;
  border-radius: ${radius};
  font-family: ${font.body};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  svg {
    flex: none;
  }

  &:active {
    transform: translateY(1px);
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    box-shadow: none;
    color: ${color.soft};
    cursor: not-allowed;
    transform: none;
  }

  ${media.phone} {
    min-height: ${({ $size }) => ($size === 'large' ? '52px' : touch)};
  }
`;
