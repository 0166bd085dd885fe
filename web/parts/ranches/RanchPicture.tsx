import { pictureSources } from '../../../rules/products/pictures';
import { Picture } from '../../ui/text/Picture';

interface RanchPictureProps {
  url: string | null;
  /** What it shows; empty where the text beside it says so. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes?: string;
  ratio?: '1/1' | '3/2' | '16/9' | '2/1';
  eager?: boolean;
  /** For pictures that can wait for a larger one beside them. */
  fetchPriority?: 'low';
  rounded?: boolean;
}

const fallback = pictureSources(null).src;

/** A ranch's own picture, or the default one where it has none or its own fails to load. */
export function RanchPicture({ url, ...rest }: RanchPictureProps) {
  return <Picture {...pictureSources(url)} {...rest} width={960} height={640} fallback={fallback} />;
}
