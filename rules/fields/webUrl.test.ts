import { expect, it } from 'vitest';
import { webUrlProblem } from './webUrl';

it.each([
  'https://ranch.example/a.jpg',
  'HTTP://Ranch.Example:80/a.jpg?size=1#top',
  'https://kühe.example/',
  'http://93.184.215.14/a.jpg',
  'https://[2606:4700::1111]/a.jpg',
])('%s is accepted', (text) => expect(webUrlProblem(text)).toBeNull());

it.each([
  ['ftp://ranch.example/', 'Please enter a web address that starts with http:// or https://'],
  ['https://ranch.example\\a.jpg', 'Please enter a web address that starts with http:// or https://'],
  ['https://ray@ranch.example/', "The address can't have a user name or password"],
  ['https://@ranch.example/', "The address can't have a user name or password"],
  ['https://ranch.example:8443/', 'Please use the standard ports: 80 for http and 443 for https'],
  ['http://134744072/', "This address isn't on the public internet"],
  ['http://010.8.8.8/', "This address isn't on the public internet"],
  ['http://printer.local/', "This address isn't on the public internet"],
  ['http://localhost./', "This address isn't on the public internet"],
  ['http://intranet/', 'Please enter a full host name, such as ranch.example'],
  ['http://ranch.example./', 'Please enter a full host name, such as ranch.example'],
])('%s: %s', (text, fault) => expect(webUrlProblem(text)).toBe(fault));

it('accepts additionally allowed hosts, but no user name and no other scheme', () => {
  const isAllowed = ({ host }: URL) => host === 'localhost:9000';
  expect(webUrlProblem('http://localhost:9000/hook', isAllowed)).toBeNull();
  for (const text of ['http://localhost:9001/', 'http://me@localhost:9000/', 'ftp://localhost:9000/']) {
    expect(webUrlProblem(text, isAllowed)).not.toBeNull();
  }
});
