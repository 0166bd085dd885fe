import { expect, type Page } from '@playwright/test';
import { sheetInput } from '../../graph/cutSheets/testing/sheets';
import { handoverDayText } from '../../rules/orders/handoverDay';
import { daysAfter, longDay } from '../../rules/time/days';
import { DEFAULT_TIME_ZONE, dayIn } from '../../rules/time/timeZone';
import { BY_WEIGHT, createOpenAnimal, execute, harvestDay, moveTo } from '../herd/herds';
import { letterTo } from '../letters';
import { openRanch, send } from '../openRanch';
import type { Person } from '../people';
import { test } from '../test';
import { managedOrder } from './orders';
import { orderingFamily } from './sentOrders';

const inDays = (days: number) => daysAfter(dayIn(DEFAULT_TIME_ZONE, new Date()), days);
const HALF = { orderType: 'Half Cow', productDetails: [{ type: 'half_cow', quantity: 1 }] };

test('the family, the ranch and the letters read the same of an order, from its request to its review', async ({
  enter,
}) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const animal = { ...BY_WEIGHT.animal, depositPerQuarter: 15_000 };
  const animalId = await createOpenAnimal(rancher, '41', { ...BY_WEIGHT, animal });
  const [ann, ben] = [await orderingFamily(enter, 'Ann Miller'), await orderingFamily(enter, 'Ben Castillo')];
  const orderId = await ann.order(ranch, HALF);
  await ben.order(ranch, HALF);
  const family = await enter(ann);

  const expectStory = (forFamily: string, forRanch: string, letter?: string) =>
    expectSame(rancher, [{ ...{ page: family, person: ann }, family: forFamily, ranch: forRanch, letter }]);
  const pay = (kind: string, amount: number) =>
    execute(
      rancher,
      'mutation ($id: ID!, $input: OrderPaymentInput!) { recordOrderPayment(orderId: $id, input: $input) { order { id } } }',
      { id: orderId, input: { kind, method: 'CASH', amount, receivedOn: inDays(0) } },
    );
  const move = (status: string) => send(rancher, 'post', `/api/orders/${orderId}/status`, { status });

  await test.step('a deposit is due first, then the cuts, then the call', async () => {
    const [deposit, cuts] = [longDay(inDays(7)), longDay(daysAfter(harvestDay(), -7))];
    await expectStory(
      `Pay the $300.00 deposit by ${deposit}`,
      `$300.00 deposit due by ${deposit}`,
      'orderConfirmation',
    );
    await pay('DEPOSIT', 30_000);
    await expectStory(`Choose your cuts by ${cuts}`, `The family chooses its cuts by ${cuts}`);
    await chooseCuts(family, orderId);
    const call = longDay(inDays(2));
    await expectStory(`The ranch should call by ${call}`, `Call the family by ${call}`);
  });

  await test.step('the animal is harvested, earlier than planned, and hangs', async () => {
    await move('Contacted');
    const planned = `The harvest is on ${longDay(harvestDay())}`;
    await expectStory(planned, planned, 'orderStatusChanged');
    await execute(
      rancher,
      'mutation ($id: ID!, $day: String!) { moveHarvest(id: $id, harvestDate: $day) { animal { id } } }',
      {
        id: animalId,
        day: inDays(0),
      },
    );
    await expectStory(`The harvest is on ${longDay(inDays(0))}`, `The harvest is on ${longDay(inDays(0))}`);
    await moveTo(rancher, animalId, 'HARVESTED');
    const until = longDay(inDays(14));
    await expectStory(`Your beef hangs until ${until}`, `The beef hangs until ${until}`);
  });

  await test.step('the weight decides what is due', async () => {
    await execute(
      rancher,
      'mutation ($id: ID!) { weighAnimal(animalId: $id, input: { hangingPounds: 500 }) { animal { id } } }',
      {
        id: animalId,
      },
    );
    // 250 lb at $4.60 and half of the kill fee, less the deposit.
    await expectStory('Pay the ranch $892.50', '$892.50 is due');
    expect(await letterTo(ann, 'orderSettled')).toContain('$892.50');
    await moveTo(rancher, animalId, 'READY');
    await expectStory('Pay the ranch $892.50. Your beef is ready', '$892.50 is due. The beef is ready', 'beefReady');
  });

  await test.step('paid and picked up, the beef is theirs', async () => {
    await pay('BALANCE', 89_250);
    await expectStory('Your beef is ready. Set a pickup day with the ranch', 'The beef is ready. Set a pickup day');
    const day = inDays(1);
    await execute(
      rancher,
      'mutation ($id: ID!, $input: OrderDetailsInput!) { updateOrderDetails(orderId: $id, input: $input) { order { id } } }',
      {
        id: orderId,
        input: { handoverDay: day },
      },
    );
    await expectStory(`Pickup on ${handoverDayText(day)}`, `Pickup on ${handoverDayText(day)}`);
    expect(oneLine(await letterTo(ann, 'handoverDaySet'))).toContain(handoverDayText(day));
    await move('Processing');
    await move('Fulfilled');
    await expectStory('You have your beef. How was it?', 'The family has its beef');
    await execute(
      family,
      'mutation ($id: ID!, $input: ReviewInput!) { writeReview(orderId: $id, input: $input) { review { id } } }',
      {
        id: orderId,
        input: { stars: 5, words: 'The best beef that we ever had.' },
      },
    );
    await expectStory('You have your beef', 'The family has its beef');
  });

  await test.step("the ranch's dialog tells the one total too", async () => {
    await rancher.goto(`/rancher-dashboard?order=${orderId}`);
    const dialog = rancher.getByRole('dialog', { name: `Order #${orderId}` });
    await expect(dialog.getByText('The family has its beef', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Total, paid')).toBeVisible();
    await expect(dialog.getByText('$1,192.50').first()).toBeVisible();
  });
});

test('two families that share a side read the same of its cuts as their letters and the ranch', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  await send(rancher, 'post', '/api/ranchers/update-prices', { quarterCowPrice: 95_000 });
  await createOpenAnimal(rancher, '41', { animal: { depositPerQuarter: 0 } });
  const quarter = { orderType: 'Quarter Cow', productDetails: [{ type: 'quarter_cow', quantity: 1 }] };
  const [ann, ben] = [await orderingFamily(enter, 'Ann Miller'), await orderingFamily(enter, 'Ben Castillo')];
  const orders = { ann: await ann.order(ranch, quarter), ben: await ben.order(ranch, quarter) };
  const [annPage, benPage] = [await enter(ann), await enter(ben)];
  const expectBoth = (forAnn: Story, forBen: Story) =>
    expectSame(rancher, [
      { ...{ page: annPage, person: ann }, ...forAnn },
      { ...{ page: benPage, person: ben }, ...forBen },
    ]);
  const due = longDay(daysAfter(harvestDay(), -7));
  const call = longDay(inDays(2));
  const toCall = { family: `The ranch should call by ${call}`, ranch: `Call the family by ${call}` };

  await chooseCuts(annPage, orders.ann);
  await expectBoth(toCall, {
    family: `Answer the cuts that the other family proposed by ${due}`,
    ranch: `The family answers the proposed cuts by ${due}`,
    letter: 'cutSheetProposed',
  });
  // The same cuts are an agreement.
  await chooseCuts(benPage, orders.ben);
  await expectBoth(toCall, toCall);
});

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** What My Orders and the ranch's row say of an order, and the template of a letter with the family's sentence. */
interface Story {
  family: string;
  ranch: string;
  letter?: string | undefined;
}

/** Expects it on the screens of some families and on the one of the ranch. */
async function expectSame(rancher: Page, orders: (Story & { page: Page; person: Person })[]): Promise<void> {
  const ofFamilies = orders.map(async ({ page, family }) => {
    await page.goto('/customer-orders');
    await expect(page.getByRole('article').getByText(family, { exact: true })).toBeVisible();
  });
  await Promise.all([rancher.goto('/rancher-orders'), ...ofFamilies]);
  for (const { person, family, ranch, letter } of orders) {
    await expect(managedOrder(rancher, person).getByText(ranch, { exact: true })).toBeVisible();
    if (letter) expect(oneLine(await letterTo(person, letter))).toContain(`${family}.`);
  }
}

/** Chooses the usual cuts for the only share of the family's order. */
async function chooseCuts(family: Page, orderId: number): Promise<void> {
  const { order } = await execute(family, 'query ($id: ID!) { order(id: $id) { claims { id } } }', { id: orderId });
  await execute(
    family,
    'mutation ($id: ID!, $sheet: CutSheetInput!) { proposeCutSheet(claimId: $id, sheet: $sheet) { claim { id } } }',
    { id: order.claims[0].id, sheet: sheetInput() },
  );
}
