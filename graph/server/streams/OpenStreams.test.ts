import { expect, test } from 'vitest';
import { OpenStreams } from './OpenStreams';

const MAX_STREAMS = 5;
const tooMany = 'Too many windows or programs are listening';

function filled() {
  const streams = new OpenStreams();
  const open = Array.from({ length: MAX_STREAMS }, () => new AbortController());
  for (const stream of open) streams.add('user 1', stream);
  return { streams, open };
}

test('a person may have five open streams, and a new one after one of them ends', () => {
  const { streams, open } = filled();
  expect(() => streams.add('user 1', new AbortController())).toThrow(tooMany);
  streams.add('user 2', new AbortController());
  open[0]!.abort();
  streams.add('user 1', new AbortController());
  expect(() => streams.add('user 1', new AbortController())).toThrow(tooMany);
});

test('a stream that was aborted before it is added does not count', () => {
  const streams = new OpenStreams();
  for (let more = 0; more < MAX_STREAMS; more++) {
    const stopped = new AbortController();
    stopped.abort();
    streams.add('user 1', stopped);
  }
  const stream = new AbortController();
  for (let more = 1; more < MAX_STREAMS; more++) streams.add('user 1', new AbortController());
  streams.add('user 1', stream);
  streams.endStreamsOf('user 1');
  expect(stream.signal.aborted).toBe(true);
});

test('all streams of one person, or of everyone, can be ended', () => {
  const { streams, open } = filled();
  const other = new AbortController();
  streams.add('user 2', other);
  streams.endStreamsOf('user 1');
  expect([...open, other].map(({ signal }) => signal.aborted)).toEqual([...open.map(() => true), false]);
  streams.endAll();
  expect(other.signal.aborted).toBe(true);
});
