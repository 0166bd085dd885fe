import { BRAND } from '../../rules/brand';
import { badInput } from '../errors';
import { RestAnalyticsDocument } from './analytics.generated';
import { ANALYTICS_COLUMNS, analyticsCells } from './analyticsCells';
import { csv } from './csv';
import { parameters } from './openapi/parameters';
import { file } from './openapi/shape';
import { RestFile } from './RestFile';
import { readTime } from './readTime';
import { type RestRequest, row } from './row';

/** Errors: BAD_USER_INPUT. */
function neededTime(name: 'from' | 'to', query: RestRequest['query']): string {
  const time = readTime(name, query);
  if (!time) throw badInput({ [name]: `${name} is required` });
  return time;
}

export const analyticsRows = [
  row({
    method: 'GET',
    path: '/admin/analytics.csv',
    summary:
      'The figures of the business from one moment to before another (from=2026-01-01&to=2026-04-01) as a table.',
    to: ['ADMIN'],
    attempts: 'export',
    operation: RestAnalyticsDocument,
    query: parameters({ from: 'Admin.analytics(from:)', to: 'Admin.analytics(to:)' }),
    variables: ({ query }) => ({ from: neededTime('from', query), to: neededTime('to', query) }),
    present: ({ admin: { analytics } }) => {
      const [from, to] = [analytics.from, analytics.to].map((moment) => moment.slice(0, 10));
      const name = `${BRAND.toLowerCase()}-analytics-${from}-to-${to}.csv`;
      return new RestFile('text/csv', name, csv(ANALYTICS_COLUMNS, analyticsCells(analytics)));
    },
    answer: () => file('text/csv', 'A line for each figure; amounts in dollars.'),
  }),
];
