/** Packaged pounds per hundred pounds of hanging weight. */
export const PACKAGED_PERCENT = { from: 60, to: 70 } as const;

/** '60-70%' */
export const PACKAGED_TEXT = `${PACKAGED_PERCENT.from}-${PACKAGED_PERCENT.to}%`;
