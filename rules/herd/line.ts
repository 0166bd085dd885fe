import { animalsText } from './quarters';

/** '7 waiting: 2¼ animals' */
export function lineText({ waiting, quarters }: { waiting: number; quarters: number }): string {
  return waiting === 0 ? 'Nobody is waiting' : `${waiting} waiting: ${animalsText(quarters)}`;
}

/** 'You're next in line' or 'You're number 3 in line' */
export function linePositionText(position: number): string {
  return position === 1 ? "You're next in line" : `You're number ${position} in line`;
}
