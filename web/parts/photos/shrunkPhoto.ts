import { MAX_PHOTO_SIZE } from '../../../rules/ranches/photoPath';

/** Smaller files are sent as they are. */
const LARGE = 500_000;

const QUALITY = 0.85;

/** So a phone sends a fraction, without the photo's place. The file itself if the browser can't draw it. */
export async function shrunkPhoto(file: File): Promise<Blob> {
  if (file.size < LARGE || !('createImageBitmap' in window)) return file;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const drawn = await redraw(photo);
    photo.close();
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
}

function redraw(photo: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_PHOTO_SIZE.width / photo.width, MAX_PHOTO_SIZE.height / photo.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency, and would be black there.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
