import { EAR, HEAD, LEGS, TAIL, TRUNK } from '../cattle/anatomy';
import { closedCurve } from '../curve';

const near = LEGS.square.near.map(closedCurve).join('');
const far = LEGS.square.far.map(closedCurve).join('');
const trunk = closedCurve(TRUNK.standing);

/** Trunk and near legs, the parts that are sold. */
export const CARCASS = trunk + near;

/** The whole silhouette. */
export const STEER = CARCASS + far + closedCurve(TAIL) + closedCurve(HEAD) + closedCurve(EAR);

/** The lines within the silhouette: ear, eye, nostril. */
export const FEATURES = `${closedCurve(EAR)}M186.500 35.500l3.500 -1M208 61l2.500 1`;
