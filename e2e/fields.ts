import { expect, type Locator, type Page } from '@playwright/test';

/** What stands at each of these fields, by their labels, after they were refused. */
export async function expectRefused(form: Page | Locator, messages: Record<string, string>): Promise<void> {
  for (const [label, message] of Object.entries(messages)) {
    const field = form.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
}

/** Types into the fields of these labels. */
export async function fillIn(form: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}
