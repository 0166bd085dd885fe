import { pictureSources } from '../../../rules/products/pictures';
import { Picture } from '../../ui/text/Picture';

interface RanchPictureProps {
  url: string | null;
  /** Describes the picture. Empty if the text beside it says the same. */
  alt: string;
  /** The width on the screen, as the `sizes` of an image. */
  sizes?: string;
  ratio?: '1/1' | '3/2' | '16/9' | '2/1';
  eager?: boolean;
  /** `low` lets a larger picture beside this one load first. */
  fetchPriority?: 'low';
  rounded?: boolean;
}

const fallback = pictureSources(null).src;

/** A ranch's own picture, or the default one if it's missing or fails to load. */
export function RanchPicture({ url, ...rest }: RanchPictureProps) {
  return <Picture {...pictureSources(url)} {...rest} width={960} height={640} fallback={fallback} />;
}
