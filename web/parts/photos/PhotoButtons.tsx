import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { PHOTO_TYPES } from '../../../rules/ranches/photoFile';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { OnPhones } from '../../ui/layout/onScreens';

interface PhotoButtonsProps {
  chooseLabel: string;
  takeLabel: string;
  multiple?: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

export function PhotoButtons({ chooseLabel, takeLabel, multiple = false, ...rest }: PhotoButtonsProps) {
  return (
    <>
      <FileButton icon={ImagePlus} multiple={multiple} {...rest}>
        {chooseLabel}
      </FileButton>
      <OnPhones>
        <FileButton icon={Camera} camera {...rest}>
          {takeLabel}
        </FileButton>
      </OnPhones>
    </>
  );
}

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  camera?: boolean;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

const TYPES = PHOTO_TYPES.join();

/** Chooses photos. Lists the accepted types, so that iPhones convert photos to JPEG. */
function FileButton({ camera = false, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Resets the input, because choosing the same file again would otherwise fire no event.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        onChange={choose}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
