import { longDay } from '../time/days';
import { ANIMAL_STAGE, type AnimalStage, isBeforeHarvest } from './animalStage';

/** The facts that decide whether a sheet can still be chosen. */
interface CutSheetTime {
  stage: AnimalStage;
  /** The day by which families choose, such as '2027-02-25'. Null while the harvest has no date. */
  due: string | null;
}

/** Why families can't choose cuts anymore. Undefined while they can, through the due day. */
export function cutSheetRefusal({ stage, due }: CutSheetTime, today: string): string | undefined {
  if (!isBeforeHarvest(stage)) return `This animal is ${ANIMAL_STAGE.label(stage)}, so its cuts are set.`;
  if (!due || today <= due) return undefined;
  return `Cut sheets were due on ${longDay(due)}. If something has to change, ask the ranch.`;
}

const UNCUT: readonly AnimalStage[] = ['OPEN', 'HARVESTED', 'WEIGHED'];

/** Why the ranch can't change a sheet. Undefined when it can: after the due day, and before the beef is packed. */
export function cutSheetChangeRefusal({ stage, due }: CutSheetTime, today: string): string | undefined {
  if (!UNCUT.includes(stage)) return `This animal is ${ANIMAL_STAGE.label(stage)}, so its cuts can't change.`;
  if (cutSheetRefusal({ stage, due }, today)) return undefined;
  if (!due) return 'Families choose their cuts until the due day. Enter the harvest date first.';
  return `Families can still choose their cuts through ${longDay(due)}. After that day, you can change them.`;
}
