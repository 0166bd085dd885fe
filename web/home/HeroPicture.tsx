import styled from 'styled-components';
import { HERO_PICTURE } from '../../rules/pictures';
import { breakpoint, media, space } from '../theme/tokens';

const Image = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 7;
  margin-top: calc(-1 * min(13vw, ${space(24)}));
  object-fit: cover;
  object-position: bottom;
  mask-image: linear-gradient(transparent, #000 40%);

  ${media.phone} {
    aspect-ratio: 4 / 3;
    margin-top: -18vw;
  }
`;

/** The land under the words; its upper sky thins out behind them. */
export function HeroPicture() {
  return (
    <picture>
      <source media={`(max-width: ${breakpoint.medium - 0.02}px)`} srcSet={HERO_PICTURE.narrow} />
      <Image
        src={HERO_PICTURE.wide}
        alt="A linocut of a ranch at sunrise: cattle in the pasture, a red barn, a windmill."
        width={1600}
        height={700}
        fetchPriority="high"
      />
    </picture>
  );
}
