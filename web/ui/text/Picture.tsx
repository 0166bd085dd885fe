import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { color, radius } from '../../theme/tokens';

type Ratio = '1/1' | '4/3' | '3/2' | '16/9' | '2/1';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'loading'> {
  src?: string | null | undefined;
  /** Describes the picture. Empty if the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  /** Alternative formats, best first. */
  sources?: { type: string; srcSet: string }[];
  /** Shown if there's no picture or it fails to load. */
  fallback: string;
  ratio?: Ratio;
  /** Loads the picture immediately, for the top of a page. */
  eager?: boolean;
  rounded?: boolean;
}

const cropped = ({ $ratio }: { $ratio: Ratio | undefined }) =>
  $ratio &&
  css`
    aspect-ratio: ${$ratio};
    object-fit: cover;
  `;

const Image = styled.img<{ $ratio: Ratio | undefined; $rounded: boolean }>`
  width: 100%;
  height: auto;
  border-radius: ${({ $rounded }) => ($rounded ? radius : 0)};
  background: ${color.sunken};
  ${cropped}
`;

export function Picture(props: PictureProps) {
  const { src, alt, sources = [], srcSet, sizes, fallback, ratio, eager = false, rounded = false, ...rest } = props;
  const [failed, setFailed] = useState<string>();
  const works = Boolean(src) && src !== failed;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // Checks the picture, because on a painted page it may have failed before React listened for errors.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src ?? undefined);
  }, [src]);
  return (
    <picture>
      {works && sources.map((source) => <source key={source.type} {...source} sizes={sizes} />)}
      <Image
        fetchPriority={eager ? 'high' : undefined}
        {...rest}
        ref={image}
        src={works && src ? src : fallback}
        srcSet={works ? srcSet : undefined}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src ?? undefined)}
        $ratio={ratio}
        $rounded={rounded}
      />
    </picture>
  );
}
