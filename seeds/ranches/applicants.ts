import type { RanchApproval } from '../../rules/words/vocabulary';
import type { RanchStory } from './RanchStory';
import { DESERT } from './stories/desert';
import { GREAT_PLAINS } from './stories/greatPlains';
import { MIDWEST } from './stories/midwest';
import { MOUNTAINS } from './stories/mountains';
import { NORTHEAST } from './stories/northeast';
import { CANEY_FORK, REJECTED, SUSPENDED, WAITING } from './stories/notYetApproved';
import { PACIFIC } from './stories/pacific';
import { SOUTH } from './stories/south';
import { TEXAS } from './stories/texas';

const approved = [TEXAS, GREAT_PLAINS, MIDWEST, SOUTH, NORTHEAST, MOUNTAINS, DESERT, PACIFIC].flat();

export type Applicant = { story: RanchStory; approval: RanchApproval };

export const APPLICANTS: Applicant[] = [
  ...approved.map((story) => ({ story, approval: 'APPROVED' as const })),
  ...[CANEY_FORK, ...WAITING].map((story) => ({ story, approval: 'PENDING' as const })),
  { story: SUSPENDED, approval: 'SUSPENDED' },
  { story: REJECTED, approval: 'REJECTED' },
];
