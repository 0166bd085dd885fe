import { expect, it } from 'vitest';
import type { Schema } from 'yup';
import { changeEmailInput } from '../accounts/emailForms';
import { loginForm } from '../accounts/loginForm';
import { newPassword } from '../accounts/newPassword';
import { messageForm } from '../conversations/messageForm';
import { webhookForm } from '../developers/webhookForm';
import { formErrors } from '../testing/formErrors';
import { email } from './emailField';
import { personName, phone } from './personFields';
import { optionalPlace } from './placeFields';
import { longText, publicText, text } from './textField';
import { picture, webUrl } from './urlField';

const FIELDS: Record<string, Schema> = {
  ...{ text: text(100), longText: longText(5_000), publicText: publicText(5_000), personName, phone },
  ...{ email: email(), webUrl: webUrl(), picture: picture(), newPassword, ...optionalPlace },
  ...{ changeEmailInput, loginForm, messageForm, webhookForm },
};

const SIZE = 1_000_000;

const WORST = [
  ...[' ', '\n ', '\t', 'a', '1', '-', '.', '@', 'a.', 'a@', '@.', '1.', '[', '('],
  ...['\u0315\u0316', 'e\u0301', '\u200d', '\u200b', '😀', '😀\u200d', '\u{1F3FB}', '🇺', '\ud800'],
].flatMap((unit) => ['a', 'http://'].map((start) => start + unit.repeat(SIZE / unit.length)));

const inObject = (long: string) => Object.fromEntries(KEYS.map((key) => [key, long]));
const KEYS = ['email', 'password', 'code', 'text', 'url', 'name'];

/** The processor's least time of several runs in milliseconds, since other work can slow a single one. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 4 && least > 50; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

it.each(Object.entries(FIELDS))('%s refuses a megabyte before anything slow reads it', async (_, field) => {
  for (const long of WORST) {
    const value = field.type === 'object' ? inObject(long) : long;
    let errors = {};
    const time = await timeOf(async () => {
      errors = await formErrors(field, value);
    });
    expect(errors).not.toEqual({});
    expect(time).toBeLessThan(50);
  }
});

/** As long as a text can be that isn't refused unread. */
it('the longest texts that are read are read fast', async () => {
  for (const long of WORST) {
    expect(await timeOf(() => formErrors(publicText(5_000), long.slice(0, 79_999)))).toBeLessThan(50);
  }
});

it('counts families and letters with accents as people do, up to the limit of a field', async () => {
  for (const one of ['👨‍👩‍👧‍👦', 'e\u0301\u0327', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) {
    expect(await formErrors(publicText(100), one.repeat(100))).toEqual({});
    expect(await formErrors(publicText(100), one.repeat(101))).toEqual({ '': 'At most 100 characters (this has 101)' });
  }
});
