import { pictureSources } from '../../../rules/products/pictures';
import { defaultProductPicture } from '../../../rules/products/productPictures';
import { Picture } from '../../ui/text/Picture';

interface ProductPictureProps {
  url: string | null;
  /** Decides the drawing that replaces a picture if it's missing or fails to load. */
  product: Parameters<typeof defaultProductPicture>[0];
  /** The width and height in pixels. */
  size: number;
}

/** A product's picture, or the drawing of its kind. It has no alternative text, since the name is beside it. */
export function ProductPicture({ url, product, size }: ProductPictureProps) {
  const drawing = defaultProductPicture(product);
  return (
    <Picture
      {...pictureSources(url || drawing)}
      fallback={drawing}
      alt=""
      width={size}
      height={size}
      sizes={`${size}px`}
      ratio="1/1"
      rounded
    />
  );
}
