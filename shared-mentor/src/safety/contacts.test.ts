import { describe, expect, it } from 'vitest';
import { CHECKED_ON, HELP_CONTACTS } from '../generated/contacts.ts';

describe('HELP_CONTACTS', () => {
  it('has the well-known numbers', () => {
    const phones = Object.fromEntries(Object.values(HELP_CONTACTS).map(({ id, phone }) => [id, phone]));
    expect(phones).toMatchObject({ cvv: '188', samu: '192', police: '190', women: '180', rights: '100' });
  });

  it('has a date, and every contact has its hours', () => {
    expect(CHECKED_ON).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    for (const [key, { id, hours }] of Object.entries(HELP_CONTACTS)) {
      expect(id).toBe(key);
      expect(hours).not.toBe('');
    }
    const links = Object.values(HELP_CONTACTS).flatMap(({ link }) => link ?? []);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });
});
