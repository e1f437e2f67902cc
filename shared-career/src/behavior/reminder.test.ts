import { ArchetypeIdSchema } from '@aura/shared-domain';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { writeReminder } from './index.ts';

const WHO = [...ArchetypeIdSchema.options, null];
const DUE = ['today', 'soon', 'late'] as const;
const each = WHO.flatMap((archetype) => DUE.map((due) => ({ archetype, due })));

test('every tendency has its own words at every time', () => {
  const task = 'Praticar SQL em um caso pequeno';
  const texts = each.map(({ archetype, due }) => writeReminder(archetype, { task, due }));
  expect(new Set(texts).size).toBe(15);
  for (const text of texts) expect(text).toMatch(/^“Praticar SQL em um caso pequeno” \p{Ll}[^.!?]+[.?]$/u);
});

describe('the words of a tendency', () => {
  const all = (archetype: (typeof WHO)[number]) =>
    DUE.map((due) => writeReminder(archetype, { task: 'Ler', due }));

  it.each([
    ['obliger', /alguém/u],
    ['questioner', /por que|motivo|muda no seu objetivo/u],
    ['rebel', /opção|escolhe|decide/u],
    ['upholder', /hora|horário|dia/u],
  ] as const)('%s', (archetype, word) => {
    for (const text of all(archetype)) expect(text).toMatch(word);
  });

  it('leave the choice to a rebel: no order, no past date', () => {
    expect(all('rebel').join(' ')).not.toMatch(/passou da data|prazo/u);
  });
});

describe('the title', () => {
  const of = (task: string) => writeReminder('rebel', { task, due: 'soon' });

  it('stays whole up to 70 characters', () => {
    const title = `Ler ${'a'.repeat(66)}`;
    expect(of(title)).toContain(`“${title}”`);
  });

  it('is cut between words if it is longer', () => {
    const words = 'Conversar com alguém que já trabalha como analista de dados em uma cooperativa de crédito';
    expect(of(words)).toContain('“Conversar com alguém que já trabalha como analista de dados em uma…” está');
  });

  it('has single quotation marks inside, and closes them', () => {
    expect(of('Praticar “SQL” em um caso pequeno')).toContain('“Praticar ‘SQL’ em um caso pequeno”');
    expect(of('Ler cinco vagas de “Analista de planejamento e controle de produção” e marcar')).toMatch(
      /^“Ler cinco vagas de ‘Analista de planejamento e controle de…’” /u,
    );
  });

  it('may be missing', () => {
    expect(of('  ')).toMatch(/^Uma tarefa do plano está/u);
  });
});

test('no reminder is longer than 160 characters or one line, with any title', () => {
  const words = fc.array(fc.stringMatching(/^[\p{Ll}“”‘’]{1,14}$/u), { maxLength: 30 });
  const title = fc.oneof(
    words.map((list) => list.join(' ')),
    fc.string({ maxLength: 200, unit: 'binary' }),
    fc.string({ maxLength: 200 }).map((text) => `🙂${text}`.repeat(5)),
    fc.constant('🙂'.repeat(60)),
    fc.constant(`a${'🙂'.repeat(60)}`),
  );
  fc.assert(
    fc.property(title, fc.constantFrom(...each), (task, { archetype, due }) => {
      const text = writeReminder(archetype, { task, due });
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).not.toMatch(/[\n\r\p{Cs}]/u);
    }),
    { numRuns: 500 },
  );
});
