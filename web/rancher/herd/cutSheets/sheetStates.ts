import type { Tone } from '../../../ui/text/Badge';

type State = 'MISSING' | 'PROPOSED' | 'AGREED' | 'STANDARD' | 'CHANGED';

/** Returns 'Both sides' for a whole animal, or else a text such as 'Side 1'. */
export const sidesText = (sides: readonly number[]) => (sides.length > 1 ? 'Both sides' : `Side ${sides.join()}`);

const STATES: Record<State, [text: string, tone: Tone]> = {
  MISSING: ['Missing', 'warning'],
  PROPOSED: ['Proposed', 'info'],
  AGREED: ['Agreed', 'success'],
  STANDARD: ['Standard', 'neutral'],
  CHANGED: ['Changed', 'info'],
};

export function sheetState({ state, holders }: { state: State; holders: number }): { text: string; tone: Tone } {
  if (holders === 0) return { text: 'No owner yet', tone: 'neutral' };
  const [text, tone] = STATES[state];
  return { text, tone };
}
