import type { Context } from '../context';
import { audit } from './audit';

/** A file carries data out of Herdline. It is about the ranch in the path, or else the ranch of the rancher who asks. */
export function auditExport(context: Context, fileName: string, ranchOfPath: string): Promise<void> {
  const rancherId = ranchOfPath || context.viewer?.ranchId;
  const to = rancherId ? { type: 'RANCHER' as const, id: Number(rancherId) } : undefined;
  return audit(context.db, context, {
    action: 'EXPORTED',
    to,
    changes: [{ field: 'file', before: null, after: fileName }],
  });
}
