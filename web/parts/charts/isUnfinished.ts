import { serverTime } from '../../session/serverTime';

/** Whether a month such as '2026-11' isn't over, so that its figures can't be compared with those of whole months. */
export const isUnfinished = (month: string): boolean => month >= new Date(serverTime.now()).toISOString().slice(0, 7);
