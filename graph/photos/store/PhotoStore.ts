import { Refusal } from '../../errors';

/** `type` is a media type such as `image/webp`. */
export type PhotoFile = { name: string; body: Buffer; type: string };

/** Stores the files of photos. A name is `<ranch>/<hash>-<width>.<format>`, and its content never changes. */
export interface PhotoStore {
  /** Writes each file completely or not at all, even if the server is killed. Errors: UNAVAILABLE when there's no room. */
  put(files: readonly PhotoFile[]): Promise<void>;
  /** Null if the file doesn't exist. */
  read(name: string): Promise<Buffer | null>;
  /** A file that doesn't exist isn't an error. */
  remove(names: readonly string[]): Promise<void>;
}

export const noRoom = () =>
  new Refusal('UNAVAILABLE', "There's no room for new photos right now. Please try again later.");
