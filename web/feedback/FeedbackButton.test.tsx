import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeServer, holdResponse, visit } from '../testing/visit';
import { FeedbackButton } from './FeedbackButton';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  return screen.findByLabelText<HTMLTextAreaElement>('Your feedback');
}

test('sends the text with the page’s path, closes the dialog and clears the text', async () => {
  let input: unknown;
  const SubmitFeedback = (variables: Record<string, unknown>) => {
    input = variables.input;
    return { submitFeedback: true };
  };
  visit('/forgot-password?x=1', fakeServer(null, { SubmitFeedback }));
  await userEvent.type(await openDialog(), ' More brisket, please ');
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Issue');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(input).toEqual({ feedback: 'More brisket, please', type: 'ISSUE', pageUrl: '/forgot-password' });
  expect((await openDialog()).value).toBe('');
});

test.each(['/', '/nowhere'])('the button is on %s', async (path) => {
  visit(path, fakeServer(null));
  expect(await screen.findByRole('button', { name: 'Feedback' })).toBeTruthy();
});

test('the button of a prerendered page is disabled', () => {
  expect(renderToString(<FeedbackButton />)).toMatch(/<button[^>]* disabled=""/);
});

test('offers three types of feedback', async () => {
  visit('/', fakeServer(null));
  await openDialog();
  const type = screen.getByLabelText<HTMLSelectElement>('What is it about?');
  expect([...type.options].map(({ text }) => text)).toEqual(['Suggestion', 'Issue', 'Other']);
  expect(type.value).toBe('SUGGESTION');
});

test('a double click sends the feedback once, and the button shows that it is being sent', async () => {
  const { link, release } = holdResponse('SubmitFeedback');
  const server = fakeServer(null, { SubmitFeedback: () => ({ submitFeedback: true }) });
  visit('/', { link: ApolloLink.from([link, server.link]) });
  await userEvent.type(await openDialog(), 'Hello');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Feedback' }));
  expect(screen.getByRole('button', { name: 'Send Feedback' }).getAttribute('aria-busy')).toBe('true');
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.operations.filter((name) => name === 'SubmitFeedback')).toHaveLength(1);
});

test('refuses blank text', async () => {
  visit('/', fakeServer(null));
  await userEvent.type(await openDialog(), '   ');
  await send();
  expect(await screen.findByText('Please provide feedback before submitting')).toBeTruthy();
  expect(screen.getAllByText('Feedback required').length).toBeGreaterThan(1);
});

test('keeps the text if sending fails', async () => {
  visit('/', fakeServer(null));
  await userEvent.type(await openDialog(), 'Hello');
  await send();
  expect(await screen.findByText('Error submitting feedback')).toBeTruthy();
  expect(screen.getByText('Please try again later')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your feedback').value).toBe('Hello');
});
