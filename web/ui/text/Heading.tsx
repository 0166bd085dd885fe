import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { color, media, size, type TypeSize } from '../../theme/tokens';

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

const Root = styled.h2<{ $size: TypeSize }>`
  color: ${color.ink};
  font-weight: 600;
  ${sized}
`;

export function Heading({ level, size: fontSize, as, ...rest }: HeadingProps) {
  return <Root as={as ?? `h${level}`} $size={fontSize ?? defaultSizes[level]} {...rest} />;
}
