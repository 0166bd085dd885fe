import { Camera, ImagePlus } from 'lucide-react';
import styled from 'styled-components';
import { tabular } from '../theme/mixins';
import { color, media, radius, space } from '../theme/tokens';
import { Cluster } from '../ui/Cluster';
import { Text } from '../ui/Text';
import { FileButton } from './FileButton';

interface AddPhotosProps {
  count: number;
  most: number;
  isFull: boolean;
  onFiles: (files: File[]) => void;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  border: 1px dashed ${color.strongLine};
  border-radius: ${radius};
  text-align: center;
`;

const Count = styled(Text)`
  ${tabular}
`;

const OnScreens = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const OnPhones = styled.span`
  ${media.medium} {
    display: none;
  }
`;

export function AddPhotos({ count, most, isFull, onFiles }: AddPhotosProps) {
  return (
    <Root>
      <Count strong role="status">{`${count} of ${most}`}</Count>
      <Cluster justify="center">
        <FileButton icon={ImagePlus} disabled={isFull} onFiles={onFiles}>
          Add Photos
        </FileButton>
        <OnPhones>
          <FileButton icon={Camera} camera disabled={isFull} onFiles={onFiles}>
            Take Photo
          </FileButton>
        </OnPhones>
      </Cluster>
      <Text tone="soft" size={15}>
        {isFull
          ? `All ${most} places are taken. Remove a photo to add another.`
          : 'JPEG, PNG or WebP, at most 10 MB each.'}
        {!isFull && <OnScreens> You can also drop them here.</OnScreens>}
      </Text>
    </Root>
  );
}
