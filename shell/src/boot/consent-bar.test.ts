// @vitest-environment happy-dom
import { consent } from '@aura/shared-session/consent';
import { beforeAll, expect, test } from 'vitest';
import { CONSENT_BAR_ID } from '../document/boot-marks.ts';
import { connectConsentBar } from './consent-bar.ts';

const { dataset } = document.documentElement;
const press = (mark: string) => document.querySelector<HTMLElement>(`[data-boot="${mark}"]`)?.click();

beforeAll(() => {
  document.body.innerHTML = `
    <section id="${CONSENT_BAR_ID}" tabindex="-1"><button data-boot="refuse-cookies">Recusar</button><button data-boot="accept-cookies">Aceitar</button>
    </section>
    <button data-boot="open-cookies">Preferências de cookies</button>`;
  connectConsentBar(document);
});

test('the bar is open until the question is answered, comes back on request and then returns the focus', () => {
  expect(dataset['consent']).toBe('undecided');
  press('refuse-cookies');
  expect([dataset['consent'], consent.get()]).toEqual(['answered', 'refused']);

  const opener = document.querySelector<HTMLElement>('[data-boot="open-cookies"]');
  press('open-cookies');
  expect(dataset['consent']).toBe('undecided');
  expect(document.activeElement?.id).toBe(CONSENT_BAR_ID);
  expect(dataset['consentChoice']).toBe('refused');

  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([dataset['consent'], consent.get()]).toEqual(['answered', 'refused']);
  expect(document.activeElement?.textContent).toBe('Preferências de cookies');

  press('open-cookies');
  press('accept-cookies');
  expect([dataset['consent'], consent.get()]).toEqual(['answered', 'accepted']);
  expect(document.activeElement).toBe(opener);
});

test('a choice made elsewhere, in the settings or another tab, closes the bar too', () => {
  dataset['consent'] = 'undecided';
  consent.answer('refused', new Date('2026-11-21T12:00:00Z'));
  expect(dataset['consent']).toBe('answered');
});
