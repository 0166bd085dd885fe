import type { ComponentProps, ElementType } from 'react';
import styled, { css } from 'styled-components';
import { tabular } from '../../theme/mixins';
import { color, size, type TypeSize } from '../../theme/tokens';

const tones = { ink: color.ink, soft: color.soft, success: color.pasture, danger: color.danger, accent: color.red };

interface TextProps extends ComponentProps<'p'> {
  as?: ElementType;
  size?: TypeSize;
  tone?: keyof typeof tones;
  /** Limits the line length for easy reading. */
  measure?: boolean;
  strong?: boolean;
  /** Gives all digits one width. */
  digits?: boolean;
}

type Look = 'size' | 'tone' | 'measure' | 'strong' | 'digits';

const Root = styled.p<{ [Prop in Look as `$${Prop}`]: TextProps[Prop] }>`
  ${({ $digits }) => $digits && tabular}
  ${({ $size }) => $size && css`font-size: ${size[$size]};`}
  ${({ $tone }) => $tone && css`color: ${tones[$tone]};`}
  ${({ $measure }) => $measure && css`max-width: 65ch;`}
  ${({ $strong }) => $strong && css`font-weight: 600;`}
`;

export function Text({ size: fontSize, tone, measure, strong, digits, ...rest }: TextProps) {
  return <Root $size={fontSize} $tone={tone} $measure={measure} $strong={strong} $digits={digits} {...rest} />;
}
