import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { testApp } from '../../http/testing/app';
import { testHost, testNetwork } from '../../outbound/testing/network';
import { samplePhoto } from '../../photos/testing/samplePhotos';
import { expectDescribed } from '../../testing/describedAnswer';
import { maker } from '../../testing/make';
import { temporaryDirectory } from '../../testing/temporaryDirectory';

export const photo = await samplePhoto();
let pictures = 0;

/** Starts a server with a ranch whose main picture is on a host that sends this answer. */
export async function shownPicture(answer: RequestListener = (_req, res) => res.end(photo)) {
  const { path: dataDir, remove } = temporaryDirectory();
  onTestFinished(remove);
  const network = testNetwork(await testHost(answer));
  const { origin, db, lines } = await testApp({ dataDir, network });
  const imageUrl = `http://pictures.example/${process.pid}/${++pictures}.jpg`;
  const { ranch } = await maker(db).rancher({ imageUrl });
  const ask = async (url = imageUrl, init?: RequestInit) => {
    const path = `/api/image-proxy?url=${encodeURIComponent(url)}`;
    const answer = await fetch(origin + path, init);
    const { status, headers } = answer;
    const text = await answer.clone().text();
    const body = headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    expectDescribed({ method: 'GET', path, status, headers, body });
    return answer;
  };
  return { origin, db, lines, dataDir, network, ranch, imageUrl, ask };
}
