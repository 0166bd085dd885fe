import type { Deprecation } from '../../schema/deprecation';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Says in HTTP that an endpoint, or something that it answers, is deprecated: since when (RFC 9745), and when the first of it
 * ends (RFC 8594), which is the end of its last day.
 */
export function deprecationHeaders(deprecations: readonly Deprecation[]): Record<string, string> {
  const [since] = deprecations.map((one) => one.since).sort();
  const [until] = deprecations.map((one) => one.until).sort();
  if (!since || !until) return {};
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(Date.parse(until) + DAY).toUTCString(),
    Link: '</api/changelog>; rel="deprecation"; type="text/html"',
  };
}
