import { adminDateTime } from '../../rules/dates';
import { ago } from './ago';

/** A moment of the past by how long ago it is; the exact one for who points at it. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={adminDateTime(at)}>
      {ago(at)}
    </time>
  );
}
