import { useFormikContext } from 'formik';
import { Link, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/fields/limits';
import type { ProductValues } from '../../../rules/products/productValues';
import { PhotoButtons } from '../../parts/photos/PhotoButtons';
import { UploadList } from '../../parts/photos/UploadList';
import { useFormPhoto } from '../../parts/photos/useFormPhoto';
import { ProductPicture } from '../../parts/products/ProductPicture';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Fieldset } from '../../ui/form/Fieldset';
import { Cluster } from '../../ui/layout/arrange';

import { VisuallyHidden } from '../../ui/text/Text';

interface PictureFieldProps {
  /** Reports whether a photo is uploading; the product can't be saved until the upload is done. */
  onUploading: (isUploading: boolean) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
`;

const isWebAddress = (url: string) => /^https?:/i.test(url);

/** Edits the picture of a product: an uploaded photo, one from the web, or the drawing of its kind. */
export function PictureField({ onUploading }: PictureFieldProps) {
  const picture = usePicture(onUploading);
  const { uploads, announcement, isTyping, url, savedUrl, product } = picture;
  // Hides a typed URL until it's saved, because the image proxy serves only saved pictures.
  const shown = isTyping && url !== savedUrl ? '' : url;
  return (
    <Fieldset legend="Picture">
      <Root>
        <ProductPicture url={shown} product={product} size={96} />
        <ChangeButtons picture={picture} />
      </Root>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <UploadList uploads={uploads.list} onDismiss={uploads.dismiss} />
      {isTyping && (
        <Field
          name="imageUrl"
          type="url"
          label="Web address of the picture"
          placeholder="https://"
          hint="You'll see it here once the product is saved."
          maxLength={LIMITS.url}
          autoFocus={url === ''}
          optional
        />
      )}
    </Fieldset>
  );
}

/** Returns the form's picture and functions to change it. `replaced` is the picture before a web address was typed. */
function usePicture(onUploading: (isUploading: boolean) => void) {
  const { values: product } = useFormikContext<ProductValues>();
  const [isTyping, setTyping] = useState(() => isWebAddress(product.imageUrl));
  const [replaced, setReplaced] = useState('');
  const photo = useFormPhoto('imageUrl', onUploading, () => setTyping(false));
  const replace = (url: string, text: string) => {
    photo.replace(url, text);
    setTyping(false);
  };
  const typeAddress = () => {
    setReplaced(photo.url);
    photo.setUrl('');
    setTyping(true);
  };
  return { ...photo, product, isTyping, replaced, replace, typeAddress };
}

function ChangeButtons({ picture }: { picture: ReturnType<typeof usePicture> }) {
  const { url, isTyping, replaced, uploads, replace, typeAddress, buttons } = picture;
  const { isUploading, add } = uploads;
  return (
    <Cluster ref={buttons} tabIndex={-1} role="group" aria-label="Change the picture">
      <PhotoButtons chooseLabel="Upload a Photo" takeLabel="Take a Photo" disabled={isUploading} onFiles={add} />
      {!isTyping && (
        <Button icon={Link} disabled={isUploading} onClick={typeAddress}>
          Use a Web Address
        </Button>
      )}
      {isTyping && replaced && (
        <Button icon={Undo2} onClick={() => replace(replaced, 'The picture is back.')}>
          Keep the Picture
        </Button>
      )}
      {url && (
        <Button variant="quiet" icon={Trash2} onClick={() => replace('', 'The picture was removed.')}>
          Remove Picture
        </Button>
      )}
    </Cluster>
  );
}
