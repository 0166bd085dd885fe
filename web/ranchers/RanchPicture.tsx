import { pictureSources } from '../../rules/pictures';
import { Picture } from '../ui/Picture';

interface RanchPictureProps {
  url: string | null;
  /** What is to be seen; empty when the words beside it already say so. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes?: string;
  ratio?: '1/1' | '3/2' | '16/9';
  eager?: boolean;
  rounded?: boolean;
}

const fallback = pictureSources(null).src;

/** A ranch's own picture, or the default one where there is none or where it does not load. */
export function RanchPicture({ url, ...rest }: RanchPictureProps) {
  return <Picture {...pictureSources(url)} {...rest} width={960} height={640} fallback={fallback} />;
}
