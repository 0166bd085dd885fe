import type { ComponentProps, ElementType } from 'react';
import styled, { css } from 'styled-components';
import { color, media, size, smallCaps, type TypeSize, tabular, visuallyHidden } from '../../theme/tokens';

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

const Paragraph = styled.p<{ [Prop in Look as `$${Prop}`]: TextProps[Prop] }>`
  ${({ $digits }) => $digits && tabular}
  ${({ $size }) => $size && css`font-size: ${size[$size]};`}
  ${({ $tone }) => $tone && css`color: ${tones[$tone]};`}
  ${({ $measure }) => $measure && css`max-width: 65ch;`}
  ${({ $strong }) => $strong && css`font-weight: 600;`}
`;

export function Text({ size: fontSize, tone, measure, strong, digits, ...rest }: TextProps) {
  return <Paragraph $size={fontSize} $tone={tone} $measure={measure} $strong={strong} $digits={digits} {...rest} />;
}

interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  /** The font size. Defaults to the size of the level. */
  size?: TypeSize;
  /** Renders another element where a heading isn't allowed, as in a list of terms. */
  as?: 'dt';
}

const defaultSizes: Record<HeadingProps['level'], TypeSize> = { 1: 38, 2: 28, 3: 21, 4: 17 };
const onPhone: Partial<Record<TypeSize, TypeSize>> = { 52: 38, 38: 28 };

const sized = ({ $size }: { $size: TypeSize }) => css`
  font-size: ${size[$size]};
  letter-spacing: ${$size >= 28 ? '-0.015em' : '-0.005em'};
  line-height: ${$size >= 38 ? 1.08 : 1.2};

  ${media.phone} {
    font-size: ${size[onPhone[$size] ?? $size]};
  }
`;

const Title = styled.h2<{ $size: TypeSize }>`
  color: ${color.ink};
  font-weight: 600;
  ${sized}
`;

export function Heading({ level, size: fontSize, as, ...rest }: HeadingProps) {
  return <Title as={as ?? `h${level}`} $size={fontSize ?? defaultSizes[level]} {...rest} />;
}

/** A small label above a title or number. */
export const Eyebrow = styled.p`
  ${smallCaps}
  color: ${color.soft};
`;

/** Content only for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
