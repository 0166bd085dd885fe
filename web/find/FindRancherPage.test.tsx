import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { rememberZip } from '../parts/places/knownZip';
import { serverTime } from '../session/serverTime';
import { cedarFork, listing, listOf, offerOf, ranchOf } from '../testing/ranches';
import { setViewport } from '../testing/setViewport';
import { currentUrl, customer, holdResponse, rancher, refusal, visit } from '../testing/visit';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const card = async (name: string) => within((await screen.findByRole('heading', { level: 2, name })).closest('li')!);

describe('the cards', () => {
  test('a card links to the ranch, and Order Now links to its products', async () => {
    visit(
      '/find-rancher',
      listing(() => listOf([cedarFork])),
    );
    const cedar = await card('Cedar Fork Ranch');
    expect(cedar.getByRole('link', { name: 'Cedar Fork Ranch' }).getAttribute('href')).toBe('/rancher/7');
    expect(cedar.getByRole('link', { name: /^Order Now/ }).getAttribute('href')).toBe('/rancher/7?tab=products');
  });

  test('a card shows the lowest share price, or else the average product price, or else Contact for pricing', async () => {
    const noShares = { offerQuarterCow: false, offerHalfCow: false };
    const ranches = [
      cedarFork,
      ranchOf({ ...noShares, id: '8', ranchName: 'Elm', averageProductPrice: 1_250 }),
      ranchOf({ ...noShares, id: '9', ranchName: 'Oak' }),
    ];
    visit(
      '/find-rancher',
      listing(() => listOf(ranches)),
    );
    expect((await card('Cedar Fork Ranch')).getByText('From').textContent).toBe('From $900.00');
    expect((await card('Elm')).getByText('Average').textContent).toBe('Average $12.50');
    expect((await card('Oak')).getByText('Contact for pricing')).toBeTruthy();
  });

  test('a card tells when beef is ready by the server’s day, not by the clock of the device', async () => {
    serverTime.note(new Date(Date.now() - 365 * 86_400_000).toUTCString());
    const readyFrom = new Date(serverTime.now() + 86_400_000).toISOString().slice(0, 10);
    const nextHarvest = { quartersLeft: 4, sharesLeft: ['HALF_COW' as const], readyFrom, harvestWords: null };
    visit(
      '/find-rancher',
      listing(() => listOf([ranchOf({ nextHarvest })])),
    );
    expect((await card('Cedar Fork Ranch')).getByText(/, ready in /)).toBeTruthy();
    serverTime.assume(0);
  });

  test('a card says what its lowest price buys, by the offer of the soonest animal', async () => {
    const ofAnimals = ranchOf({ id: '8', ranchName: 'Elm', offerQuarterCow: false, offers: [offerOf()] });
    visit(
      '/find-rancher',
      listing(() => listOf([cedarFork, ofAnimals])),
    );
    expect((await card('Cedar Fork Ranch')).getByText('Quarter Cow: 100-125 lb')).toBeTruthy();
    expect((await card('Elm')).getByText('$1,328.00')).toBeTruthy();
    const line = 'Half Cow: $1,269-$1,387 by weight · 138-175 lb · ready about March 25, 2099';
    expect((await card('Elm')).getByText(line)).toBeTruthy();
  });

  test('a card hides practices and other details on phones until someone expands them', async () => {
    setViewport(375);
    visit(
      '/find-rancher',
      listing(() => listOf([cedarFork])),
    );
    const cedar = await card('Cedar Fork Ranch');
    const practices = () => cedar.queryByRole('list', { name: 'Practices' });
    expect(practices()).toBeNull();
    await userEvent.click(cedar.getByRole('button', { name: 'More about Cedar Fork Ranch', expanded: false }));
    expect(practices()?.textContent).toBe('Grass-Fed');
    await userEvent.click(cedar.getByRole('button', { name: 'Less about Cedar Fork Ranch', expanded: true }));
    expect(practices()).toBeNull();
    setViewport(1024);
  });

  test('a card shows the price of the order size in the filter', async () => {
    visit(
      '/find-rancher?size=half-cow',
      listing(() => listOf([cedarFork])),
    );
    expect((await card('Cedar Fork Ranch')).getByText('Half Cow').textContent).toBe('Half Cow $1,700.00');
  });

  test('a card can be chosen for comparison with up to three others', async () => {
    const ranches = ['1', '2', '3', '4', '5'].map((id) => ranchOf({ id, ranchName: `Ranch ${id}` }));
    visit(
      '/find-rancher?compare=1,2,3',
      listing(() => listOf(ranches)),
    );
    await userEvent.click((await card('Ranch 4')).getByRole('button', { name: 'Compare Ranch 4' }));
    const link = screen.getByRole('link', { name: 'Compare 4 ranchers' });
    expect(link.getAttribute('href')).toBe('/compare?ranchers=1,2,3,4');
    expect((await card('Ranch 5')).queryByRole('button', { name: 'Compare Ranch 5' })).toBeNull();
    await userEvent.click((await card('Ranch 1')).getByRole('button', { name: 'Compare Ranch 1', pressed: true }));
    expect(currentUrl()).toBe('/find-rancher?compare=2%2C3%2C4');
  });

  test('a card shows the all-in cost per packaged pound, including delivery to the family', async () => {
    const cost = {
      share: 'HALF_COW',
      perPound: { from: 681, to: 867 },
      handover: 'LOCAL_DELIVERY',
      restsOn: [] as never[],
    } as const;
    const server = listing(() => listOf([ranchOf({ trueCost: cost })]));
    visit('/find-rancher?size=half-cow&sort=lowest-cost', server);
    const text = 'Half Cow: about $6.81-$8.67 per packaged lb, all-in, delivered';
    expect((await card('Cedar Fork Ranch')).getByText(text)).toBeTruthy();
    expect(server.lists).toMatchObject([{ share: 'HALF_COW', sort: 'LOWEST_COST' }]);
  });

  test('a card shows which share of the next animal is left, and when it is ready', async () => {
    const nextHarvest = { quartersLeft: 2, sharesLeft: ['HALF_COW', 'QUARTER_COW'] as const, harvestWords: null };
    const ranches = [
      ranchOf({ nextHarvest: { ...nextHarvest, sharesLeft: [...nextHarvest.sharesLeft], readyFrom: '2099-03-25' } }),
    ];
    visit(
      '/find-rancher?share=1&ready=2099-06-01&sort=soonest',
      listing(() => listOf(ranches)),
    );
    expect((await card('Cedar Fork Ranch')).getByText('Half left, ready in March 2099')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'SOONEST');
    expect(screen.getByRole('button', { name: /Ready by June 1, 2099/ })).toBeTruthy();
  });

  test('a card says when the family bought from the ranch', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
    const ranches = [
      ranchOf({ boughtAt: '2026-03-10T12:00:00.000Z' }),
      ranchOf({ id: '8', ranchName: 'Elm', boughtAt: '2025-12-30T12:00:00.000Z' }),
      ranchOf({ id: '9', ranchName: 'Oak' }),
    ];
    visit(
      '/find-rancher',
      listing(() => listOf(ranches)),
    );
    expect((await card('Cedar Fork Ranch')).getByText('You bought here in March')).toBeTruthy();
    expect((await card('Elm')).getByText('You bought here in December 2025')).toBeTruthy();
    expect((await card('Oak')).queryByText(/bought here/)).toBeNull();
    vi.useRealTimers();
  });

  test('ranches from before have their own heading, and a line divides those that reach the family from those that do not', async () => {
    const ranches = [
      ranchOf({ boughtAt: '2026-03-10T12:00:00.000Z', distanceMiles: 90 }),
      ranchOf({ id: '8', ranchName: 'Elm', distanceMiles: 12 }),
      ranchOf({ id: '9', ranchName: 'Far', distanceMiles: 51 }),
      ranchOf({ id: '10', ranchName: 'Oak', distanceMiles: 300, offerShipping: true, shippingNationwide: true }),
    ];
    visit(
      '/find-rancher',
      listing(() => listOf(ranches)),
    );
    await card('Elm');
    const groups = ['You’ve bought here before', 'Reach you', 'Don’t reach you'].map((name) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    );
    expect(groups).toEqual([['Cedar Fork Ranch'], ['Elm', 'Oak'], ['Far']]);
  });

  test('both lines of a card are of the same share', async () => {
    const offers = [offerOf({ share: 'QUARTER_COW', linePrice: 70_000 }), offerOf({ share: 'HALF_COW' })];
    const trueCost = { share: 'HALF_COW', perPound: { from: 681, to: 867 }, handover: null, restsOn: [] } as const;
    visit(
      '/find-rancher?sort=lowest-cost',
      listing(() => listOf([ranchOf({ offers, trueCost: { ...trueCost, restsOn: [] } })])),
    );
    const shown = await card('Cedar Fork Ranch');
    expect(shown.getByText('Half Cow').textContent).toBe('Half Cow $1,328.00');
    expect(shown.getAllByText(/^Half Cow:/)).toHaveLength(2);
    expect(shown.queryByText(/^Quarter Cow:/)).toBeNull();
  });

  test('a card shows the rating, or five stars without a rating, and the number of reviews', async () => {
    visit(
      '/find-rancher',
      listing(() => listOf([cedarFork, ranchOf({ id: '8', ranchName: 'Elm', rating: 4.4, reviewCount: 1 })])),
    );
    expect((await card('Cedar Fork Ranch')).getByText(/review/).textContent).toBe('5 out of 5 stars (0 reviews)');
    expect((await card('Elm')).getByText(/review/).textContent).toBe('4.4 out of 5 stars (1 review)');
  });

  test('a card shows the distance and the delivery methods that reach the family', async () => {
    const far = ranchOf({ id: '8', ranchName: 'Elm', distanceMiles: 50.1 });
    visit(
      '/find-rancher?near=78701',
      listing(() => listOf([ranchOf({ distanceMiles: 12.3 }), far])),
    );
    const cedar = await card('Cedar Fork Ranch');
    expect(cedar.getByText('Waco, Texas · 12.3 miles away')).toBeTruthy();
    expect(cedar.getByText('Reaches you for $45, or pick it up')).toBeTruthy();
    expect((await card('Elm')).getByText('Pickup at the ranch only')).toBeTruthy();
  });

  test.each([
    ['of the profile', '78704', null],
    ['that was last used, if the profile has none', '', '78704'],
  ])('a card shows the distance from the ZIP code %s', async (_, zipCode, lastUsed) => {
    if (lastUsed) rememberZip({ ...customer, zipCode }, lastUsed);
    const server = listing(() => listOf([ranchOf({ distanceMiles: 12.3 })]), {}, { ...customer, zipCode });
    visit('/find-rancher', server);
    const cedar = await card('Cedar Fork Ranch');
    expect(cedar.getByText('Waco, Texas · 12.3 miles away')).toBeTruthy();
    expect(cedar.getByText('Reaches you for $45, or pick it up')).toBeTruthy();
    expect(server.lists).toMatchObject([{ filter: { near: { zipCode: '78704' } } }]);
    expect(server.lists[0]).not.toHaveProperty('sort');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'DISTANCE');
    expect(screen.getByRole('button', { name: 'Near 78704 · Change' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
    expect(currentUrl()).toBe('/find-rancher');
  });

  test('the list uses the ZIP code of a link only during the visit, until the family removes it', async () => {
    visit(
      '/find-rancher?near=78701',
      listing(() => listOf([cedarFork])),
    );
    await card('Cedar Fork Ranch');
    await waitFor(() => expect(sessionStorage.getItem('herdline.zip.visit')).toBe('78701'));
    expect(localStorage.getItem('herdline.zip.v2.1')).toBeNull();
    await press('Near 78701 · Change');
    await userEvent.click(await screen.findByRole('button', { name: 'Forget 78701' }));
    await waitFor(() => expect(currentUrl()).toBe('/find-rancher'));
    expect(sessionStorage.getItem('herdline.zip.visit')).toBeNull();
    expect(screen.getByRole('button', { name: 'Enter Your ZIP Code' })).toBeTruthy();
  });

  test('a ZIP code in the URL that is not the family’s is not stored, and the delivery text names it', async () => {
    visit(
      '/find-rancher?near=59715',
      listing(() => listOf([ranchOf({ distanceMiles: 12.3 })]), {}, { ...customer, zipCode: '78704' }),
    );
    expect((await card('Cedar Fork Ranch')).getByText('Reaches 59715 for $45, or pick it up')).toBeTruthy();
    expect(localStorage.getItem('herdline.zip.v2.1')).toBeNull();
    await press('Near 59715 · Change');
    await userEvent.click(await screen.findByRole('button', { name: 'Use 78704 Again' }));
    await waitFor(() => expect(currentUrl()).toBe('/find-rancher'));
    expect((await card('Cedar Fork Ranch')).getByText('Reaches you for $45, or pick it up')).toBeTruthy();
  });

  test('the list uses a new ZIP code of the family without adding it to the URL', async () => {
    const server = listing(
      () => listOf([ranchOf({ distanceMiles: 12.3 })]),
      { FoundPlace: () => ({ zipPlace: { __typename: 'ZipPlace', city: 'Dallas', state: 'Texas' } }) },
      { ...customer, zipCode: '78704' },
    );
    visit('/find-rancher?state=Texas', server);
    await card('Cedar Fork Ranch');
    await press('Near 78704 · Change');
    const entry = within(await screen.findByRole('form', { name: 'Your ZIP code' }));
    await userEvent.clear(entry.getByLabelText('Your ZIP code'));
    await userEvent.type(entry.getByLabelText('Your ZIP code'), '75201{Enter}');
    expect(await screen.findByRole('button', { name: 'Near 75201 · Change' })).toBeTruthy();
    expect(currentUrl()).toBe('/find-rancher?state=Texas');
    await waitFor(() => expect(server.lists.at(-1)?.filter?.near).toEqual({ zipCode: '75201' }));
  });

  test('a card shows no distance if the ZIP code of the profile does not exist', async () => {
    const unknown = refusal('BAD_USER_INPUT', 'Unknown', { 'filter.near.zipCode': 'We do not know this ZIP code' });
    const server = listing(
      ({ filter }) => (filter?.near ? unknown : listOf([cedarFork])),
      {},
      {
        ...customer,
        zipCode: '00001',
      },
    );
    visit('/find-rancher', server);
    expect((await card('Cedar Fork Ranch')).getByText('Pickup, delivery')).toBeTruthy();
    expect(server.lists).toMatchObject([{ filter: { near: { zipCode: '00001' } } }, { filter: {} }]);
  });

  test('the list is sorted by name for ranchers, even if their profile has a ZIP code', async () => {
    const server = listing(() => listOf([cedarFork]), {}, { ...rancher, zipCode: '78704' });
    visit('/find-rancher', server);
    await card('Cedar Fork Ranch');
    expect(server.lists).toEqual([{ filter: {}, first: 24, share: 'QUARTER_COW' }]);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'NAME');
  });

  test('a card shows all delivery methods if the family has not entered a ZIP code', async () => {
    visit(
      '/find-rancher',
      listing(() => listOf([cedarFork])),
    );
    expect((await card('Cedar Fork Ranch')).getByText('Pickup, delivery')).toBeTruthy();
  });

  test('a card provides its data to the ranch page while the page loads', async () => {
    const { link } = holdResponse('RancherPage');
    visit('/find-rancher?near=78701', {
      link: link.concat(listing(() => listOf([ranchOf({ distanceMiles: 3 })])).link),
    });
    await userEvent.click((await card('Cedar Fork Ranch')).getByRole('link', { name: 'Cedar Fork Ranch' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Fork Ranch' })).toBeTruthy();
    expect(screen.getByText('Loading ranch')).toBeTruthy();
    expect(screen.getByText('$900.00')).toBeTruthy();
  });
});

describe('the list', () => {
  test('loads with the filters and the order of the URL', async () => {
    const server = listing(() => listOf([cedarFork]));
    visit(
      '/find-rancher?search=oak&zip=787&state=Texas&size=half-cow&quality=organic&sort=price&near=78701&within=50&by=shipping',
      server,
    );
    expect(await screen.findByText('1 rancher available')).toBeTruthy();
    expect(server.lists).toEqual([
      {
        filter: {
          search: 'oak',
          zipPrefix: '787',
          states: ['Texas'],
          orderSizes: ['HALF_COW'],
          qualities: ['ORGANIC'],
          near: { zipCode: '78701', miles: 50, methods: ['SHIPPING'] },
        },
        sort: 'PRICE',
        share: 'HALF_COW',
        first: 24,
      },
    ]);
    expect(server.operations.filter((name) => name !== 'Session')).toEqual(['FindRancherPage']);
  });

  test('shows six skeleton cards while it loads', async () => {
    const { link, release } = holdResponse('FindRancherPage');
    visit('/find-rancher', { link: link.concat(listing(() => listOf([cedarFork])).link) });
    const loading = (await screen.findByText('Loading ranchers')).parentElement!;
    expect(loading.querySelectorAll('li')).toHaveLength(6);
    release();
    expect(await screen.findByText('1 rancher available')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Loading ranchers')).toBeNull());
  });

  test('shows an error if it fails to load, and can be loaded again', async () => {
    let connected = false;
    visit(
      '/find-rancher',
      listing(() => (connected ? listOf([cedarFork]) : new TypeError('Failed to fetch'))),
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn't reach Herdline/);
    connected = true;
    await press('Try Again');
    expect(await screen.findByText('1 rancher available')).toBeTruthy();
  });

  test('suggests a wider search if it is empty', async () => {
    const server = listing(({ filter }) =>
      filter?.near?.miles === 50 || !filter?.near ? listOf([cedarFork]) : listOf([]),
    );
    visit('/find-rancher?search=oak&near=78701&within=25', server);
    expect(await screen.findByRole('heading', { name: 'No ranchers found' })).toBeTruthy();
    expect(screen.getByText('0 ranchers available')).toBeTruthy();
    await press('Look Within 50 Miles');
    expect(await screen.findByText('1 rancher available')).toBeTruthy();
    expect(currentUrl()).toBe('/find-rancher?search=oak&near=78701&within=50');
  });

  test('offers to clear the filters if it is empty without a ZIP code', async () => {
    visit(
      '/find-rancher?search=oak&state=Ohio',
      listing(({ filter }) => listOf(filter?.search ? [] : [cedarFork])),
    );
    expect(await screen.findByRole('heading', { name: 'No ranchers found' })).toBeTruthy();
    await press('Clear All Filters');
    expect(await screen.findByText('1 rancher available')).toBeTruthy();
    expect(currentUrl()).toBe('/find-rancher');
  });

  test('names an unknown ZIP code instead of showing an error', async () => {
    const unknown = refusal('BAD_USER_INPUT', 'We do not know this ZIP code', {
      'filter.near.zipCode': 'We do not know this ZIP code',
    });
    visit(
      '/find-rancher?near=00000&by=shipping',
      listing(({ filter }) => (filter?.near ? unknown : listOf([cedarFork]))),
    );
    expect(await screen.findByRole('heading', { name: 'We don’t know ZIP code 00000' })).toBeTruthy();
    await press('Look Everywhere');
    expect(await screen.findByText('1 rancher available')).toBeTruthy();
    expect(currentUrl()).toBe('/find-rancher');
  });
});

describe('the rest of a long list', () => {
  const [first, second] = [cedarFork, ranchOf({ id: '8', ranchName: 'Elm' })];

  test('loads with a button, and a failure is shown without removing the loaded ranches', async () => {
    let connected = false;
    const rest = () => (connected ? listOf([second], 2) : new TypeError('Failed to fetch'));
    visit(
      '/find-rancher',
      listing(({ after }) => (after ? rest() : listOf([first], 2))),
    );
    expect(await screen.findByText('1 of 2 ranchers')).toBeTruthy();
    await press('Show More Ranchers');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn’t load more ranchers.*couldn't reach/);
    expect(await card('Cedar Fork Ranch')).toBeTruthy();
    connected = true;
    await press('Try Again');
    expect(await card('Elm')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Cedar Fork Ranch',
      'Elm',
    ]);
  });

  test('loads automatically when the reader scrolls near the end', async () => {
    const ends: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
          ends.push(() => notify([{ isIntersecting: true }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    visit(
      '/find-rancher',
      listing(({ after }) => listOf([after ? second : first], 2)),
    );
    expect(await screen.findByText('1 of 2 ranchers')).toBeTruthy();
    ends.at(-1)!();
    expect(await card('Elm')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show More Ranchers' })).toBeNull();
    vi.unstubAllGlobals();
  });

  test('does not load while the first page of a changed list is loading', async () => {
    const server = listing(({ after }) => listOf([after ? second : first], 2));
    const { link, release } = holdResponse('FindRancherPage');
    visit('/find-rancher?state=Texas', { link: link.concat(server.link) });
    await screen.findByText('Loading ranchers');
    release();
    expect(await screen.findByText('1 of 2 ranchers')).toBeTruthy();
    await press('Remove Texas');
    const more = screen.getByRole('button', { name: 'Show More Ranchers' });
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(more);
    release();
    await waitFor(() => expect(more.getAttribute('aria-busy')).toBeNull());
    expect(server.lists).toEqual([expect.anything(), expect.not.objectContaining({ after: expect.anything() })]);
  });
});
