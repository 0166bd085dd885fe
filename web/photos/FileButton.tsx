import { type ChangeEvent, useRef } from 'react';
import { PHOTO_TYPES } from '../../rules/photoFile';
import { Button, type ButtonProps } from '../ui/Button';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Opens the camera of a phone at once. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
}

const TYPES = PHOTO_TYPES.join();

/** A button that lets one choose photos. Naming the types makes an iPhone hand over JPEG. */
export function FileButton({ camera = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        onChange={choose}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
