import { describe, expect, it, test } from 'vitest';
import { composeSample, SAMPLE_SITE } from '../../../test-support/messages/compose-sample.ts';
import { SAMPLE_VALUES } from '../../../test-support/messages/sample-values.ts';
import { KINDS, MESSAGE_KINDS, type MessageKind } from '../kinds.ts';

const compose = (kind: MessageKind, values: object = {}, name: string | null = 'Ana Souza') =>
  composeSample(kind, { values, name });

/** Every address that something leads to. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href ?? '');

describe.each(MESSAGE_KINDS)('%s', (kind) => {
  const { subject, html, text } = compose(kind);

  it('leaves no gap of its template open, in either form', () => {
    for (const form of [subject, html, text]) {
      expect(form).not.toContain('{{');
      expect(form).not.toMatch(/undefined|null|\[object/u);
    }
  });

  it('links only to the site, and asks for nothing else', () => {
    expect(linksOf(html).length).toBeGreaterThan(0);
    for (const href of linksOf(html)) expect(href.startsWith(SAMPLE_SITE)).toBe(true);
    expect(html).not.toMatch(/<script|<img|url\(|@import|src=/iu);
  });

  it('says the same in plain text and in HTML', () => {
    const words = html
      .replace(/<style>[\s\S]*<\/style>/u, '')
      .replaceAll(/<[^>]+>/gu, ' ')
      .replaceAll('&nbsp;', ' ');
    for (const value of Object.values(SAMPLE_VALUES[kind])) {
      if (typeof value !== 'string' || value.startsWith('/') || value.includes('\n') || value.length < 15)
        continue;
      expect(words).toContain(value);
      expect(text).toContain(value);
    }
  });
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'Clique em https://golpe.example/x agora',
  'golpe.example',
  'Vaga\r\nBcc: todos@exemplo.com',
  'a\u202Eexe.gpj\u0000\u200B',
  '{{path}} {{code}} ${process.env}',
  "javascript:alert('x')",
];

test.each(HOSTILE)('a hostile ad named %j is shown, harmless', (text) => {
  const items = [{ title: text, detail: text, path: '/buscador-vagas?alerta=a1' }];
  const {
    subject,
    html,
    text: plain,
  } = compose('job-alert', { name: text, count: '1 vaga nova', items }, text);
  expect(subject).toBe('Vagas novas do seu alerta na Aura');
  for (const href of linksOf(html)) expect(href.startsWith(SAMPLE_SITE)).toBe(true);
  expect(html).not.toMatch(/<script|<img/iu);
  for (const form of [html, plain]) {
    // A mail program makes a link of what looks like one.
    expect(form).not.toMatch(/golpe\.example|https:\/\/golpe/u);
    expect(form).not.toMatch(/[\u202E\u200B]/u);
    expect(form).not.toContain('\0');
    expect(form).not.toMatch(/^Bcc:/mu);
  }
});

it('greets by the first name, and nobody by what is no name', () => {
  expect(compose('welcome').text).toContain('Olá, Ana.');
  expect(compose('welcome', {}, null).text).not.toContain('Olá');
  expect(compose('welcome', {}, 'x'.repeat(41)).text).not.toContain('Olá');
  expect(compose('new-password').text).not.toContain('Ana');
});

it('leaves out a sentence with an empty value', () => {
  const { text } = compose('receipt', { next: '' });
  expect(text).not.toContain('próxima cobrança');
  expect(text).toContain('R$ 149,90');
});

it('keeps the lines of an answer', () => {
  expect(compose('ticket-answered').text).toContain('> O valor volta ao cartão em até dez dias.\n');
});

it.each(['//golpe.example', 'https://golpe.example', '/\\golpe.example', '/a b', 'javascript:alert(1)'])(
  'no kind takes %s for a page',
  (path) => {
    const { values } = KINDS['company-invitation'];
    const given = { ...SAMPLE_VALUES['company-invitation'], path };
    expect(values['~standard'].validate(given)).toHaveProperty('issues');
  },
);
