import { beforeEach, describe, expect, test } from 'vitest';
import { photoPath } from '../../../rules/ranches/photoPath';
import { countStatements } from '../../testing/countStatements';
import { codeOf, testGraph } from '../../testing/graph';

const { db, as, make } = await testGraph();

const UPDATE = `mutation ($id: ID!, $photos: [RanchPhotoInput!]!) {
  updateRanchPhotos(rancherId: $id, photos: $photos) { imageUrl imageAlt galleryImages photos { url alt } }
}`;
const PROFILE = `mutation ($id: ID!, $input: RancherProfileInput!) {
  updateRancherProfile(rancherId: $id, input: $input) { imageUrl imageAlt galleryImages photos { url alt } }
}`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  rancher = await make.rancher();
});

type Photo = { url: string; alt?: string | null };

const update = (photos: Photo[], person: { id: number } | null = rancher, id: number | string = rancher.ranch.id) =>
  as(person).run(UPDATE, { id: String(id), photos });
const setProfile = (input: object) => as(rancher).run(PROFILE, { id: String(rancher.ranch.id), input });
const onTheWeb = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://x.test/${index}.jpg` }));

async function uploaded(rancherId = rancher.ranch.id) {
  const photo = { rancherId, hash: crypto.randomUUID().replaceAll('-', ''), width: 960 };
  await db('photoUploads').insert({ ...photo, height: 640, bytes: 4 });
  return photoPath(photo);
}

describe('setting the pictures', () => {
  test('the first is the main one, and each has its description', async () => {
    const [herd, barn] = [await uploaded(), await uploaded()];
    const photos = [
      { url: herd, alt: ' The herd at\ndawn ' },
      { url: 'https://x.test/a_b.jpg?W=1', alt: null },
      { url: barn, alt: 'The barn' },
    ];
    const { data, errors } = await update(photos);
    expect(errors).toBeUndefined();
    expect(data.updateRanchPhotos).toEqual({
      imageUrl: herd,
      imageAlt: 'The herd at dawn',
      galleryImages: ['https://x.test/a_b.jpg?W=1', barn],
      photos: [
        { url: herd, alt: 'The herd at dawn' },
        { url: 'https://x.test/a_b.jpg?W=1', alt: '' },
        { url: barn, alt: 'The barn' },
      ],
    });
  });

  test('accepts no pictures and twelve pictures', async () => {
    expect((await update(onTheWeb(12))).data.updateRanchPhotos.photos).toHaveLength(12);
    const none = { imageUrl: null, imageAlt: '', galleryImages: [], photos: [] };
    expect((await update([])).data.updateRanchPhotos).toEqual(none);
  });

  test('a picture that the ranch already shows can stay, wherever it comes from', async () => {
    await setProfile({ imageUrl: '/pictures/ranch-07-960.avif', galleryImages: ['/images/a.svg'] });
    const { data } = await update([{ url: '/images/a.svg' }, { url: '/pictures/ranch-07-960.avif', alt: 'Plains' }]);
    expect(data.updateRanchPhotos).toMatchObject({ imageUrl: '/images/a.svg', imageAlt: '' });
  });

  test('without a main picture there is no description for it', async () => {
    const photoAlts = JSON.stringify([{ url: '/images/a.svg', alt: 'Plains' }]);
    await setProfile({ imageUrl: null, galleryImages: ['/images/a.svg'] });
    await db('ranchers').where({ id: rancher.ranch.id }).update({ photoAlts });
    const { data } = await as(rancher).run('query ($id: ID!) { rancher(id: $id) { imageAlt photos { alt } } }', {
      id: String(rancher.ranch.id),
    });
    expect(data.rancher).toEqual({ imageAlt: '', photos: [{ alt: 'Plains' }] });
  });

  test('an admin can set them for any ranch, and a pending rancher for their own', async () => {
    const pending = await make.rancher({ approval: 'PENDING' });
    expect((await update(onTheWeb(1), pending, pending.ranch.id)).errors).toBeUndefined();
    expect((await update(onTheWeb(2), await make.admin(), pending.ranch.id)).errors).toBeUndefined();
  });

  test('the audit log has who changed what', async () => {
    const entries = () =>
      db('auditEntries').where({ action: 'RANCH_EDITED', recordId: rancher.ranch.id }).orderBy('id');
    await update([{ url: 'https://x.test/0.jpg', alt: 'The herd' }]);
    const admin = await make.admin();
    await update(onTheWeb(1), admin);
    const changes = [{ field: 'photos', before: 'https://x.test/0.jpg The herd', after: 'https://x.test/0.jpg' }];
    expect((await entries()).slice(-2)).toMatchObject([{ actorId: rancher.id }, { actorId: admin.id, changes }]);
  });

  test('a description stays with its picture when the profile moves it', async () => {
    await update([
      { url: 'https://x.test/1.jpg', alt: 'One' },
      { url: 'https://x.test/2.jpg', alt: 'Two' },
    ]);
    const { data } = await setProfile({ imageUrl: 'https://x.test/2.jpg', galleryImages: ['https://x.test/1.jpg'] });
    expect(data.updateRancherProfile.photos.map(({ alt }: Photo) => alt)).toEqual(['Two', 'One']);
  });

  test('a picture that is both the main one and in the gallery counts once', async () => {
    await setProfile({ imageUrl: 'https://x.test/1.jpg', galleryImages: ['https://x.test/1.jpg'] });
    const { data } = await as(rancher).run('{ viewer { ranch { photos { url } } } }');
    expect(data.viewer.ranch.photos).toEqual([{ url: 'https://x.test/1.jpg' }]);
  });
});

describe('refusals', () => {
  const refused = async (photos: Photo[]) => (await update(photos)).errors?.[0]?.extensions;
  const badInput = (fields: object) => ({ code: 'BAD_USER_INPUT', fields });
  const notStored = "This photo isn't stored for this ranch. Please upload it again.";

  test.each<[string, Photo[], object]>([
    ['thirteen pictures', onTheWeb(13), { photos: 'At most 12 entries' }],
    ['a picture twice', [...onTheWeb(2), ...onTheWeb(1)], { 'photos[2].url': 'This photo is already on the list' }],
    ['an empty URL', [{ url: '' }], { 'photos[0].url': 'Image URL is required' }],
    ['a script', [{ url: 'javascript:alert(1)' }], { 'photos[0].url': 'Please enter a valid URL' }],
    ['another host', [{ url: '//x.test/a.jpg' }], { 'photos[0].url': 'Please enter a valid URL' }],
    [
      'a long description',
      [{ ...onTheWeb(1)[0]!, alt: 'x'.repeat(201) }],
      { 'photos[0].alt': 'At most 200 characters (this has 201)' },
    ],
    ['a path of the site', [...onTheWeb(1), { url: '/pictures/ranch-01-960.avif' }], { 'photos[1].url': notStored }],
    ['an unknown upload', [{ url: '/photos/1/x-480.webp' }], { 'photos[0].url': notStored }],
  ])('%s', async (_, photos, fields) => {
    expect(await refused(photos)).toEqual(badInput(fields));
    expect((await db('ranchers').where({ id: rancher.ranch.id }).first()).imageUrl).toBeNull();
  });

  test('the upload of another ranch, and a width that does not exist', async () => {
    const foreign = await uploaded((await make.rancher()).ranch.id);
    const own = await uploaded();
    expect(await refused([{ url: own }, { url: foreign }])).toEqual(badInput({ 'photos[1].url': notStored }));
    expect(await refused([{ url: own.replace('-960', '-480') }])).toEqual(badInput({ 'photos[0].url': notStored }));
  });

  test('another rancher: an approved ranch is forbidden, others are not found', async () => {
    const stranger = await make.rancher();
    const pending = await make.rancher({ approval: 'PENDING' });
    expect(codeOf(await update([], stranger))).toBe('FORBIDDEN');
    expect(codeOf(await update([], stranger, pending.ranch.id))).toBe('NOT_FOUND');
    expect(codeOf(await update([], stranger, 2_000_000_000))).toBe('NOT_FOUND');
    expect(codeOf(await update([], rancher, 'one'))).toBe('BAD_USER_INPUT');
  });
});

describe('the profile', () => {
  const fieldsOf = async (input: object) => (await setProfile(input)).errors?.[0]?.extensions.fields;
  const urls = (count: number) => onTheWeb(count).map(({ url }) => url);
  const tooMany = { galleryImages: 'At most 12 pictures, including the main one' };

  test('has at most twelve pictures including the main one', async () => {
    expect(await fieldsOf({ imageUrl: 'https://x.test/main.jpg', galleryImages: urls(12) })).toEqual(tooMany);
    expect(await fieldsOf({ galleryImages: urls(12) })).toBeUndefined();
    expect(await fieldsOf({ imageUrl: 'https://x.test/main.jpg' })).toEqual(tooMany);
    expect(await fieldsOf({ imageUrl: 'https://x.test/3.jpg' })).toBeUndefined();
    expect(await fieldsOf({ herdSize: '12' })).toBeUndefined();
  });

  test('can keep more than twelve existing ones, but not add any', async () => {
    await db('ranchers')
      .where({ id: rancher.ranch.id })
      .update({ imageUrl: '/a.svg', galleryImages: urls(12) });
    expect(await fieldsOf({ imageUrl: '/a.svg', galleryImages: urls(12) })).toBeUndefined();
    expect(await fieldsOf({ imageUrl: '/b.svg', galleryImages: urls(12) })).toBeUndefined();
  });

  test('accepts only the ranch’s own uploads', async () => {
    const [own, foreign] = [await uploaded(), await uploaded((await make.rancher()).ranch.id)];
    const message = "This photo isn't stored for this ranch. Please upload it again.";
    expect(await fieldsOf({ imageUrl: foreign })).toEqual({ imageUrl: message });
    expect(await fieldsOf({ galleryImages: [own, foreign] })).toEqual({ 'galleryImages[1]': message });
    expect(await fieldsOf({ imageUrl: own, galleryImages: ['/images/a.svg'] })).toBeUndefined();
  });
});

test('simultaneous saves together never exceed twelve pictures', async () => {
  const [one, two] = [onTheWeb(12), onTheWeb(24).slice(12)];
  const answers = await Promise.all([update(one), update(two), setProfile({ imageUrl: 'https://x.test/23.jpg' })]);
  const { data } = await as(rancher).run('{ viewer { ranch { photos { url } } } }');
  expect(answers.slice(0, 2).map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect(data.viewer.ranch.photos.length).toBeLessThanOrEqual(12);
});

test('an upload that is deleted while it is being saved is refused', async () => {
  const url = await uploaded();
  const trx = await db.transaction();
  await trx('ranchers').where({ id: rancher.ranch.id }).forUpdate();
  const saving = update([{ url }]);
  await trx('photoUploads').where({ rancherId: rancher.ranch.id }).delete();
  await trx.commit();
  expect((await saving).errors?.[0]?.extensions.fields).toHaveProperty(['photos[0].url']);
});

test('the pictures of many ranches take no extra statements', async () => {
  const admin = await make.admin();
  const query = '{ ranchers(first: 20) { nodes { imageAlt photos { url alt } } } }';
  expect(await countStatements(db, () => as(admin).run(query))).toBeLessThan(4);
});
