import { useFormikContext } from 'formik';
import { Link, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/fields/limits';
import type { ProductValues } from '../../../rules/products/productValues';
import { PhotoButtons } from '../../parts/photos/PhotoButtons';
import { UploadList } from '../../parts/photos/UploadList';
import { useUploads } from '../../parts/photos/useUploads';
import { ProductPicture } from '../../parts/products/ProductPicture';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Fieldset } from '../../ui/form/Fieldset';
import { Cluster } from '../../ui/layout/Cluster';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

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
  const picture = useProductPicture(onUploading);
  const { uploads, announcement, isTyping, imageUrl, savedUrl, product } = picture;
  // Hides a typed URL until it's saved, because the image proxy serves only saved pictures.
  const shown = isTyping && imageUrl !== savedUrl ? '' : imageUrl;
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
          autoFocus={imageUrl === ''}
          optional
        />
      )}
    </Fieldset>
  );
}

/** Returns the form's picture and functions to change it. `replaced` is the picture before a web address was typed. */
function useProductPicture(onUploading: (isUploading: boolean) => void) {
  const { values, initialValues, setFieldValue } = useFormikContext<ProductValues>();
  const { imageUrl } = values;
  const [isTyping, setTyping] = useState(() => isWebAddress(imageUrl));
  const [replaced, setReplaced] = useState('');
  const [announcement, setAnnouncement] = useState('');

  const show = (url: string, text: string) => {
    setFieldValue('imageUrl', url);
    setTyping(false);
    setAnnouncement(text);
  };
  const typeAddress = () => {
    setReplaced(imageUrl);
    setFieldValue('imageUrl', '');
    setTyping(true);
  };
  const uploads = useUploads({
    room: 1,
    onUploaded(url) {
      show(url, 'The photo was added.');
      return undefined;
    },
  });
  const isUploading = uploads.activeCount > 0;
  useEffect(() => onUploading(isUploading), [isUploading, onUploading]);
  const savedUrl = initialValues.imageUrl;
  return {
    product: values,
    imageUrl,
    savedUrl,
    isTyping,
    replaced,
    announcement,
    uploads,
    isUploading,
    show,
    typeAddress,
  };
}

function ChangeButtons({ picture }: { picture: ReturnType<typeof useProductPicture> }) {
  const { imageUrl, isTyping, replaced, uploads, isUploading, show, typeAddress } = picture;
  const buttons = useRef<HTMLDivElement>(null);
  /** Moves the focus to the group of buttons, because the pressed button disappears. */
  const showAndFocus = (url: string, text: string) => {
    show(url, text);
    buttons.current?.focus();
  };
  return (
    <Cluster ref={buttons} tabIndex={-1} role="group" aria-label="Change the picture">
      <PhotoButtons
        chooseLabel="Upload a Photo"
        takeLabel="Take a Photo"
        disabled={isUploading}
        onFiles={uploads.add}
      />
      {!isTyping && (
        <Button icon={Link} disabled={isUploading} onClick={typeAddress}>
          Use a Web Address
        </Button>
      )}
      {isTyping && replaced && (
        <Button icon={Undo2} onClick={() => showAndFocus(replaced, 'The picture is back.')}>
          Keep the Picture
        </Button>
      )}
      {imageUrl && (
        <Button variant="quiet" icon={Trash2} onClick={() => showAndFocus('', 'The picture was removed.')}>
          Remove Picture
        </Button>
      )}
    </Cluster>
  );
}
