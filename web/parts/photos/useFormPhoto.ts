import { useField } from 'formik';
import { useRef, useState } from 'react';
import { useUploads } from './useUploads';

/** Manages a form's photo: its URL, the upload that replaces it, and what screen readers hear. */
export function useFormPhoto(name: string, onUploading: (isUploading: boolean) => void, onUploaded?: () => void) {
  const [{ value: url }, { initialValue: savedUrl }, { setValue: setUrl }] = useField<string>(name);
  const [announcement, setAnnouncement] = useState('');
  const buttons = useRef<HTMLDivElement>(null);
  const show = (shown: string, text: string) => {
    setUrl(shown);
    setAnnouncement(text);
  };
  const uploads = useUploads({
    room: 1,
    onUploading,
    onUploaded(uploaded) {
      show(uploaded, 'The photo was added.');
      onUploaded?.();
      return undefined;
    },
  });
  /** Moves the focus to the group of buttons, because the pressed button disappears. */
  const replace = (shown: string, text: string) => {
    show(shown, text);
    buttons.current?.focus();
  };
  return { url, savedUrl, setUrl, replace, uploads, announcement, buttons };
}
