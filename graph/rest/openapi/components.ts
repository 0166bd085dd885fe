import { sessionCookieName } from '../../http/session/sessionLife';
import { errorSchema, sharedResponses } from './errorResponses';

const header = (description: string) => ({ description, schema: { type: 'string' } });

/** The components that endpoints refer to. */
export const components = {
  schemas: { Error: errorSchema },
  responses: sharedResponses(),
  headers: {
    ETag: {
      description: 'Sent back as If-None-Match it asks for the answer only if that has changed.',
      required: true,
      schema: { type: 'string' },
    },
    Link: header('Where the list goes on, rel="next", and where it begins, rel="first".'),
    RateLimit: header('What is left of the cost that may be spent, and for how many seconds: `"cost";r=1990;t=42`.'),
    RateLimitPolicy: header('The cost that may be spent, and in how many seconds: `"cost";q=2000;w=60`.'),
    RetryAfter: { description: 'After how many seconds to try again.', required: true, schema: { type: 'integer' } },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'A text of your own, at most 200 characters. The same key gives the first answer again and writes nothing new; with another body it is refused with 422.',
      schema: { type: 'string' as const, minLength: 1, maxLength: 200 },
    },
  },
};

export const headerRef = (name: keyof typeof components.headers) => ({ $ref: `#/components/headers/${name}` });

/** The two ways to authenticate: a session cookie or a token. */
export const securitySchemes = (publicUrl: string) => ({
  session: {
    type: 'apiKey' as const,
    in: 'cookie',
    name: sessionCookieName(publicUrl),
    description: 'The session that `POST /login` begins.',
  },
  token: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'An API token, `hrd_…`: made on the page Profile Settings, good for the scopes that it was given.',
  },
});
