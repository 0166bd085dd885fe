import { STATES } from '../rules/words/states';
import type { Random } from './random';

const AREA_CODES = `AL 205 251, AK 907, AZ 520 928, AR 501 870, CA 530 559 805, CO 970 719, CT 860, DE 302, FL 352 863, GA 706 229,
  HI 808, ID 208, IL 217 815, IN 765 812, IA 515 641, KS 620 785, KY 270 606, LA 318 337, ME 207, MD 301 410, MA 413 508, MI 616 989,
  MN 507 218, MS 601 662, MO 573 660, MT 406, NE 308 402, NV 775, NH 603, NJ 609 908, NM 505 575, NY 315 607, NC 828 336, ND 701,
  OH 740 419, OK 580 918, OR 541 503, PA 717 814, RI 401, SC 803 864, SD 605, TN 931 423, TX 512 830 254, UT 435 801, VT 802,
  VA 540 804, WA 509 360, WV 304, WI 608 715, WY 307, DC 202`;

const CODES = new Map(
  AREA_CODES.split(',').map((entry) => {
    const [state = '', ...codes] = entry.trim().split(' ');
    return [state, codes] as const;
  }),
);

/** A phone number in a state with this name. 555-01xx numbers are fictional. */
export function phoneNumber(random: Random, state: string): string {
  const code = STATES.find(({ name }) => name === state)?.code ?? 'TX';
  return `(${random.pick(CODES.get(code) ?? ['512'])}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`;
}
