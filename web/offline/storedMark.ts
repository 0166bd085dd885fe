import { isMarked, setMark } from '../ui/state/stored';

const KEY = 'herdline.kept';

/** Returns whether data of a person may be stored on this device. If nobody is signed in, the page deletes that data. */
export const mayHaveStoredData = (): boolean => isMarked(KEY);

export const setMayHaveStoredData = (mayHave: boolean): void => void setMark(KEY, mayHave);
