import { describe, expect, it } from 'vitest';
import { accepts } from './accepts-file.ts';

const pdf = { name: 'Currículo.PDF', type: 'application/pdf' };
const photo = { name: 'foto.png', type: 'image/png' };

describe('accepts', () => {
  it('compares extensions without regard to case', () => {
    expect(accepts('.docx, .pdf', pdf)).toBe(true);
    expect(accepts('.docx', pdf)).toBe(false);
  });

  it('compares media types, also by family', () => {
    expect(accepts('application/pdf', pdf)).toBe(true);
    expect(accepts('image/*', photo)).toBe(true);
    expect(accepts('image/*', pdf)).toBe(false);
  });

  it('takes anything when nothing is asked for', () => {
    expect(accepts('', photo)).toBe(true);
  });
});
