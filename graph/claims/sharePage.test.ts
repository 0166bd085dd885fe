import { expect, test } from 'vitest';
import { fileApp } from '../http/testing/app';
import { familyWith, harvestedAnimal } from '../settlements/testing/herd';
import { testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const URL_OF = 'query ($id: ID!) { claim(id: $id) { pageUrl } }';
const RENEW = 'mutation ($id: ID!) { renewSharePage(claimId: $id) { claim { pageUrl } } }';
const WEIGH = `mutation ($id: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $id, input: $input) { animal { id } } }`;

async function share() {
  const rancher = await make.rancher({ ranchName: 'Cedar Fork & <Sons>' });
  const exempt = { inspection: 'CUSTOM_EXEMPT', establishmentNumber: '4711' } as const;
  const animal = await harvestedAnimal(make, rancher.ranch.id, {
    processor: exempt,
    animal: { eid: '840003123456789' },
  });
  return { rancher, animal, ...(await familyWith(make, animal, [1, 2, 3, 4])) };
}

async function inspectedHalf() {
  const rancher = await make.rancher();
  const animal = await harvestedAnimal(make, rancher.ranch.id, { processor: { inspection: 'USDA' } });
  const { claim } = await familyWith(make, animal, [1, 2]);
  return { url: await urlOf(rancher, claim), tag: animal.tag };
}

const urlOf = async (person: { id: number }, claim: { id: number }): Promise<string> =>
  (await as(person).run(URL_OF, { id: String(claim.id) })).data.claim.pageUrl;
const codeIn = (url: string) => new URL(url).searchParams.get('code');
const open = async (url: string) => {
  const answer = await fetch(url.replace(testConfig.publicUrl, origin));
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

test('the page of a share has what a holder of the package may know, and no names of people or prices', async () => {
  const { rancher, customer, animal, claim } = await share();
  const packaged = [{ claimId: String(claim.id), pounds: 352.5, boxes: 9 }];
  await as(rancher).run(WEIGH, { id: String(animal.id), input: { hangingPounds: 550, packaged } });
  const url = await urlOf(customer, claim);
  expect(await urlOf(rancher, claim)).toBe(url);
  expect(codeIn(url)).toHaveLength(43);
  const { status, headers, html } = await open(url);
  expect([status, headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  const facts = [
    '840003123456789',
    'Hill Country Meats, Austin, Texas',
    '4711',
    'October 1, 2026',
    '550 lb',
    '352.5 lb',
    '9',
  ];
  for (const fact of facts) expect(html).toContain(`<dd>${fact}</dd>`);
  expect(html).toContain(`<h1>All of animal ${animal.tag}</h1>`);
  expect(html).toContain('<strong>Cedar Fork &amp; &lt;Sons&gt;</strong>, Austin, Texas');
  expect(html).toContain('<h2>NOT FOR SALE</h2>');
  for (const name of [customer.name, rancher.owner.name]) expect(html).not.toContain(name);
  expect(html).not.toMatch(/\$|<script|<style|style=/);
  const styles = await fetch(`${origin}${/<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1]}`);
  expect([styles.status, styles.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
});

test('a code that the server did not make opens nothing, nor does the key of the database alone', async () => {
  const { rancher, claim } = await share();
  const url = await urlOf(rancher, claim);
  const { pageKey } = await db('claims').where({ id: claim.id }).first('pageKey');
  const forged = Buffer.concat([Buffer.from(pageKey.replaceAll('-', ''), 'hex'), Buffer.alloc(16)]).toString(
    'base64url',
  );
  for (const code of ['', 'any', pageKey, forged, `${codeIn(url)}A`, `${codeIn(url)}=`]) {
    const { status, html } = await open(`${origin}/share?${new URLSearchParams({ code })}`);
    expect([status, html]).toEqual([404, expect.stringContaining("This label doesn't work anymore")]);
  }
});

test('its family and its ranch end the code, so that only new labels open the page', async () => {
  const { rancher, customer, claim } = await share();
  const stranger = await make.customer();
  const old = await urlOf(customer, claim);
  expect((await as(stranger).run(RENEW, { id: String(claim.id) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { pageUrl } = (await as(rancher).run(RENEW, { id: String(claim.id) })).data.renewSharePage.claim;
  expect(pageUrl).not.toBe(old);
  expect((await open(old)).status).toBe(404);
  expect((await open(pageUrl)).html).toContain('All of animal');
});

test('what is unknown or inspected has no line, and no warning', async () => {
  const { url, tag } = await inspectedHalf();
  const { html } = await open(url);
  expect(html).toContain(`<h1>Half of animal ${tag}</h1>`);
  expect(html).toContain('USDA-inspected: A federal inspector');
  expect(html).not.toMatch(/NOT FOR SALE|Official tag|Packaged weight|Boxes|null/);
});

test('a share that lost its animal has no page', async () => {
  const { rancher, claim } = await share();
  const url = await urlOf(rancher, claim);
  await db('animalPlaces').where({ claimId: claim.id }).delete();
  await db('claims')
    .where({ id: claim.id })
    .update({ animalId: null, pricing: null, price: null, pricePerPound: null, deposit: null });
  expect((await open(url)).status).toBe(404);
});
