import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { costOf } from '../../testing/ranches';
import { currentUrl, visit } from '../../testing/visit';
import { ranchServer } from '../testing/testRanch';

afterEach(() => localStorage.clear());

async function openSection(at = '/rancher/7', answers: Parameters<typeof ranchServer>[1] = {}) {
  visit(at, ranchServer({}, answers));
  const section = within(await screen.findByRole('region', { name: 'What you get' }));
  await userEvent.click(section.getByText('Your cuts, freezer and dinners'));
  await section.findByRole('table');
  return section;
}

type Section = Awaited<ReturnType<typeof openSection>>;
const slide = (section: Section, label: string, value: number) =>
  fireEvent.change(section.getByLabelText(label), { target: { value } });
const cells = (section: Section, name: RegExp) =>
  within(section.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each cut shows its packs and pounds, based on the expected weight of the animal', async () => {
  const section = await openSection();
  expect(section.getByText('About 156 lb of packaged beef (138-175 lb), 6-7 cu ft of freezer.')).toBeTruthy();
  expect(cells(section, /^Ground beef/)).toEqual(['59', '59 lb']);
  expect(cells(section, /^About/).at(-1)).toBe('156 lb');
  expect(
    section.getByText(/What the ranch expects this animal to weigh\..*South Dakota State University/),
  ).toBeTruthy();
});

test("the notes say that the ranch's packed animals gave its yield", async () => {
  const half = costOf({ packagedYield: { from: 58, to: 64, basis: 'RANCH', animals: 7 } });
  const rancher = { __typename: 'Rancher', id: '7', quarter: null, half, whole: null };
  const section = await openSection('/rancher/7', { TrueCosts: () => ({ rancher }) });
  expect(section.getByText(/weigh\. This ranch's last 7 animals gave 58-64% of their hanging weight/)).toBeTruthy();
});

test('without known costs, the figures are those of a usual share', async () => {
  const none = { rancher: { __typename: 'Rancher', id: '7', quarter: null, half: null, whole: null } };
  const section = await openSection('/rancher/7', { TrueCosts: () => none });
  expect(section.getByText('About 225 lb of packaged beef (200-250 lb), 8-10 cu ft of freezer.')).toBeTruthy();
  expect(section.getByText(/What such a share usually weighs\./)).toBeTruthy();
  expect(section.queryByText(/Here it's about/)).toBeNull();
});

test('a drawing shows the share in the freezer, with a text that says whether it fits', async () => {
  const section = await openSection();
  expect(section.getByRole('img').getAttribute('aria-label')).toMatch(
    /^A half cow in a freezer of 7 cu ft: \d+ packs take 6\.2 cu ft\.$/,
  );
  expect(section.getByText('It fits: your freezer would be about 89% full.')).toBeTruthy();
  slide(section, 'Your freezer holds', 6);
  expect(section.getByText('A tight fit. It takes 6-7 cu ft, depending on the animal.')).toBeTruthy();
  slide(section, 'Your freezer holds', 4);
  expect(section.getByText("It doesn't fit. It takes 6-7 cu ft, and your freezer holds 4.")).toBeTruthy();
  expect(section.getByRole('img', { name: /, and 2\.2 cu ft of them are stacked beside it\.$/ })).toBeTruthy();
});

test('dinners are counted for the household, which is stored on the device', async () => {
  const section = await openSection();
  expect(
    section.getByText('About 111 dinners for a family of four, eaten twice a week: lasts more than a year.'),
  ).toBeTruthy();
  slide(section, 'People', 6);
  slide(section, 'Dinners a week', 3);
  const dinnersText = 'About 74 dinners for a family of six, eaten 3 times a week: lasts 6 months.';
  expect(section.getByText(dinnersText)).toBeTruthy();
  cleanup();
  const again = await openSection();
  expect(again.getByText(dinnersText)).toBeTruthy();
});

test('in short, the section says what the chosen share comes to, and loads the rest when it unfolds', async () => {
  visit('/rancher/7', ranchServer());
  const section = within(await screen.findByRole('region', { name: 'What you get' }));
  expect(
    await section.findByText('A half cow is about 156 lb of steaks, roasts and ground beef, in 6-7 cu ft of freezer.'),
  ).toBeTruthy();
  expect(section.queryByRole('table')).toBeNull();
});

test('invalid values of a stored household are replaced by the defaults', async () => {
  localStorage.setItem('herdline.household.v1.1', '{"people": 400, "dinners": "x", "room": null}');
  const section = await openSection();
  expect(section.getByText(/for a family of four, eaten twice a week/)).toBeTruthy();
});

test('the cost of the beef at a store is shown with source and month', async () => {
  const section = await openSection();
  expect(
    section.getByText(/at a store, or \$6\.90-\$8\.51 per lb\. Here it's about \$6\.81-\$8\.67 per lb all-in\./),
  ).toBeTruthy();
  expect(section.getByText(/of April 2026 \(U\.S\. Bureau of Labor Statistics\): ground beef \$6\.90/)).toBeTruthy();
});

test('choosing another share also changes the order on the page', async () => {
  const section = await openSection('/rancher/7', {
    TrueCosts: ({ id }: Record<string, unknown>) => ({
      rancher: { __typename: 'Rancher', id, quarter: null, half: costOf(), whole: null },
    }),
  });
  await userEvent.click(section.getByRole('button', { name: 'Whole Cow' }));
  expect(currentUrl()).toBe('/rancher/7?share=whole-cow');
  expect(section.getByText(/^About 450 lb/)).toBeTruthy();
  expect(screen.getByText('Your order: Whole Cow, $3,100.00')).toBeTruthy();
});

test('a ranch that sells no shares has no section about what a family gets', async () => {
  visit('/rancher/7', ranchServer({ offerHalfCow: false, offerWholeCow: false }));
  await screen.findByRole('heading', { name: 'Products' });
  expect(screen.queryByRole('heading', { name: 'What you get' })).toBeNull();
});
