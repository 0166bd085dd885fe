import { PracticeDetails } from '../fields/PracticeDetails';
import { PracticeFields } from '../fields/PracticeFields';

export function EditorRaising() {
  return (
    <>
      <PracticeFields />
      <PracticeDetails />
    </>
  );
}
