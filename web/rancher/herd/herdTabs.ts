import type { AnimalStage } from '../../../rules/herd/animalStage';
import { oneOf, readState, text } from '../../address/codecs';
import { permissionsOf, type Viewer } from '../../session/sessionStore';
import type { HerdPageQueryVariables } from './HerdPage.generated';

/** The tabs of the herd board, by their name in the URL. Past animals have their own tab, to keep the others short. */
const TABS = {
  current: { label: 'Current', stages: ['PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED', 'READY'] },
  planned: { label: 'Planned', stages: ['PLANNED'] },
  open: { label: 'Open', stages: ['OPEN'] },
  harvested: { label: 'Harvested', stages: ['HARVESTED'] },
  weighed: { label: 'Weighed', stages: ['WEIGHED'] },
  ready: { label: 'Ready', stages: ['READY'] },
  past: { label: 'Past', stages: ['CLOSED', 'WITHDRAWN'] },
} satisfies Record<string, { label: string; stages: AnimalStage[] }>;

type HerdTab = keyof typeof TABS;

const NAMES = Object.keys(TABS) as HerdTab[];

export const HERD_TABS = NAMES.map((value) => ({ value, label: TABS[value].label }));

export const herdUrlParams = { stage: oneOf(NAMES, 'current'), search: text() };

export const stagesOf = (tab: HerdTab): AnimalStage[] => TABS[tab].stages;

type Permissions = Pick<ReturnType<typeof permissionsOf>, 'withRanch' | 'withMoney'>;

export const herdVariables = (
  { stage, search }: { stage: HerdTab; search: string },
  { withRanch, withMoney }: Permissions,
): HerdPageQueryVariables => ({
  stages: stagesOf(stage),
  search: search || undefined,
  first: 24,
  withRanch,
  withMoney,
});

export const firstAnimals = (search: URLSearchParams, viewer: Viewer) =>
  herdVariables(readState(herdUrlParams, search), permissionsOf(viewer));
