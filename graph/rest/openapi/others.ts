import type { OpenAPIV3_1 } from 'openapi-types';
import { PHOTO_LIMITS } from '../../../rules/ranches/photoFile';
import { ALWAYS, errorResponses, json, readAnswers } from './components';
import { list, object, text } from './Schema';

const whole = (description: string) => ({ type: 'integer', minimum: 1, description });
const photo = { schema: { type: 'string', format: 'binary' } };

const storedPhoto = object({
  url: text('Where it lies on this site: what a ranch’s pictures name.'),
  width: whole('Its width in pixels.'),
  height: whole('Its height in pixels.'),
});

const uploadPhoto = {
  tags: ['ranchers'],
  operationId: 'uploadPhoto',
  summary: 'Stores a photo for a ranch, drawn anew without what it tells of its place and camera.',
  description: `For ranchers and admins. Not for API tokens. At most ${PHOTO_LIMITS.bytes / 2 ** 20} MB.`,
  security: [{ session: [] }],
  parameters: [parameter('rancherId', 'Id of the ranch, where an admin sends it.', 'integer')],
  requestBody: { required: true, content: { 'image/jpeg': photo, 'image/png': photo, 'image/webp': photo } },
  responses: {
    201: { description: 'Created', content: json(storedPhoto) },
    ...errorResponses([...ALWAYS, 400, 403, 404, 408, 413, 415]),
  },
};

const uploadMessagePhoto = {
  tags: ['conversations'],
  operationId: 'uploadMessagePhoto',
  summary: 'Stores a photo for a message, drawn anew. It is part of the conversation once a message names it.',
  description: `For the two sides of the conversation. Not for API tokens. At most ${PHOTO_LIMITS.bytes / 2 ** 20} MB.`,
  security: [{ session: [] }],
  parameters: [inPath('id', 'Id of the conversation.', 'integer')],
  requestBody: { required: true, content: { 'image/jpeg': photo, 'image/png': photo, 'image/webp': photo } },
  responses: {
    201: { description: 'Created', content: json(storedPhoto) },
    ...errorResponses([...ALWAYS, 400, 403, 404, 408, 409, 413, 415]),
  },
};

const messagePhoto = {
  tags: ['conversations'],
  operationId: 'messagePhoto',
  summary: 'A photo of a message, by the path that the message has.',
  description:
    'For the two sides of the conversation, and for an admin who has just given a reason. Not for API tokens.',
  security: [{ session: [] }],
  parameters: [inPath('id', 'Id of the conversation.', 'integer'), inPath('file', 'Name of the file.', 'string')],
  responses: { ...readAnswers({ 'image/webp': photo, 'image/avif': photo }), ...errorResponses([...ALWAYS, 403, 404]) },
};

const imageProxy = {
  tags: ['ranchers'],
  operationId: 'imageProxy',
  summary: 'A picture of another host that a ranch or a product shows, drawn anew.',
  description: 'Open to everyone, for addresses that are stored with a ranch or a product and for no others.',
  security: [],
  parameters: [parameter('url', 'The address as it is stored.', 'string', { required: true })],
  responses: { ...readAnswers({ 'image/webp': photo }), ...errorResponses([400, 404, 415, 500, 502, 503, 504]) },
};

const personalData = {
  tags: ['accounts'],
  operationId: 'downloadPersonalData',
  summary: 'Everything that Herdline has of you, as a ZIP with CSV and JSON files and a README.',
  description: 'For everyone signed in, with the password. Not for API tokens. A few times an hour.',
  security: [{ session: [] }],
  requestBody: { required: true, content: json(object({ password: text('Your password.') })) },
  responses: {
    200: { description: 'OK', content: { 'application/zip': photo } },
    ...errorResponses([...ALWAYS, 400, 403, 413, 415]),
  },
};

const description = {
  tags: ['description'],
  operationId: 'description',
  summary: 'This description.',
  description: 'Open to everyone. `/api/docs` shows it as a page.',
  security: [],
  responses: { ...readAnswers(json({ type: 'object' })), ...errorResponses([500]) },
};

const texts = (description: string) => ({ ...list(text('')), description });
const day = { type: 'string', format: 'date' };
const contractVersion = object({
  version: { type: ['string', 'null'], description: 'Null for what the next release will have.' },
  day: { type: ['string', 'null'], description: 'The day of the release.' },
  added: texts('What is new: schema coordinates, such as Order.amount, or a whole type.'),
  deprecated: list(
    object({
      coordinate: text('What is deprecated.'),
      reason: text('What to use instead.'),
      since: { ...day, description: 'The day of the announcement.' },
      until: { ...day, description: 'The last day on which it works.' },
    }),
  ),
  breaking: list(
    object({
      change: text('What programs may have to follow.'),
      since: { ...day, description: 'When it was decided.' },
      reason: text('Why.'),
    }),
  ),
  removed: texts('What is gone.'),
});

const changes = {
  tags: ['description'],
  operationId: 'changelog',
  summary: 'What each version of the contract added, deprecated and removed. A page where the caller prefers HTML.',
  description: 'Open to everyone.',
  security: [],
  parameters: [parameter('format', 'json, where the header Accept says otherwise.', 'string')],
  responses: readAnswers({
    ...json(object({ versions: list(contractVersion) })),
    'text/html': { schema: { type: 'string' } },
  }),
};

function parameter(name: string, description: string, type: string, more = {}) {
  return { name, in: 'query', ...more, description, schema: { type } };
}

function inPath(name: string, description: string, type: string) {
  return { name, in: 'path', required: true, description, schema: { type } };
}

export const otherPaths = {
  '/photos': { post: uploadPhoto },
  '/conversations/{id}/photos': { post: uploadMessagePhoto },
  '/conversations/{id}/photos/{file}': { get: messagePhoto },
  '/user/data': { post: personalData },
  '/image-proxy': { get: imageProxy },
  '/openapi.json': { get: description },
  '/changelog': { get: changes },
} as unknown as OpenAPIV3_1.PathsObject;
