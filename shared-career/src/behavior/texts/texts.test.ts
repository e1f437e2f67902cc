import { type ArchetypeId, ArchetypeIdSchema, type BehaviorResult } from '@aura/shared-domain';
import { describe, expect, it, test } from 'vitest';
import {
  ARCHETYPE_TEXTS,
  describeBetween,
  CREDIT,
  listDecisiveReadings,
  ITEMS,
  NATURE,
  findPlanNote,
  writeReminder,
  SCENARIOS,
} from '../index.ts';

const IDS = ArchetypeIdSchema.options;

/** Every text of an object, at whatever depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const between = (outer: number, inner: number, two: [ArchetypeId, ArchetypeId]) =>
  describeBetween({ outer, inner, between: two });
const UNTOLD = [
  between(0.1, 0.5, ['upholder', 'questioner']),
  between(0.1, -0.5, ['obliger', 'rebel']),
  between(0.5, 0.1, ['upholder', 'obliger']),
  between(-0.5, 0.1, ['questioner', 'rebel']),
  between(0, 0.1, ['upholder', 'questioner']),
];

const readingsOf = (archetype: ArchetypeId) =>
  ITEMS.flatMap(({ id }) => listDecisiveReadings({ archetype, between: null, decisiveItems: [id] }));

describe('a tendency', () => {
  it.each(IDS)('%s has a description, two sides and tips for plan, mentor and study', (id) => {
    const { atWork, helps, getsInTheWay, howTo } = ARCHETYPE_TEXTS[id];
    expect(atWork.length).toBeGreaterThan(80);
    expect([helps.length, getsInTheWay.length]).toEqual([3, 3]);
    for (const tips of [howTo.plan, howTo.mentor, howTo.study]) {
      expect(tips.length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([...IDS, null])('%s has its own note for the plan', (id) => {
    const note = findPlanNote(id);
    expect(note.tips.length).toBeGreaterThanOrEqual(3);
    const others = [...IDS, null].filter((other) => other !== id).map((other) => findPlanNote(other).title);
    expect(others).not.toContain(note.title);
  });
});

describe('a result without a tendency', () => {
  it('names the two, the undecided part, and a way to decide it', () => {
    const [outer, , inner, , both] = UNTOLD;
    expect(outer?.title).toBe('Indefinido entre Upholder e Questioner');
    expect(outer?.paragraphs[0]).toMatch(/consigo costuma acontecer.*responde ao que os outros esperam/u);
    expect(inner?.paragraphs[0]).toMatch(/os outros esperam de você costuma ser feito.*espera de si/u);
    expect(both?.paragraphs[0]).toMatch(/tanto sobre .* quanto sobre/u);
    expect(UNTOLD.map(({ wouldHelp }) => wouldHelp.length)).toEqual([3, 3, 3, 3, 4]);
  });

  it('names the side of the clear axis', () => {
    expect(UNTOLD[0]?.paragraphs[0]).not.toBe(UNTOLD[1]?.paragraphs[0]);
    expect(UNTOLD[2]?.paragraphs[0]).not.toBe(UNTOLD[3]?.paragraphs[0]);
  });

  it('names no tendency without stored ones', () => {
    expect(describeBetween({ outer: 0, inner: 0, between: null }).title).toBe('Tendência indefinida');
  });
});

describe('the reading of decisive answers', () => {
  it('has a sentence for every item in both directions', () => {
    const met = readingsOf('upholder').map(({ sentence }) => sentence);
    const unmet = readingsOf('rebel').map(({ sentence }) => sentence);
    expect([met.length, unmet.length]).toEqual([16, 16]);
    expect(new Set([...met, ...unmet]).size).toBe(32);
  });

  it('says "agreed" if the tendency is on the side of the item', () => {
    expect(readingsOf('upholder').map(({ agreed }) => agreed)).toEqual(
      ITEMS.map(({ reversed }) => !reversed),
    );
    expect(readingsOf('rebel').map(({ agreed }) => agreed)).toEqual(ITEMS.map(({ reversed }) => reversed));
  });

  it('reads towards the likelier of two, and ignores unknown ids', () => {
    const result: Pick<BehaviorResult, 'archetype' | 'between' | 'decisiveItems'> = {
      archetype: null,
      between: ['obliger', 'rebel'],
      decisiveItems: ['inner-time-not', 'outer-of-old'],
    };
    expect(listDecisiveReadings(result)).toEqual([
      {
        id: 'inner-time-not',
        text: ITEMS.find(({ id }) => id === 'inner-time-not')?.text,
        agreed: true,
        sentence:
          'Você concordou. Lemos que um horário reservado para um projeto seu cede lugar a outras coisas.',
      },
    ]);
  });
});

test('the texts credit the idea without claiming its author, and name its nature', () => {
  expect(CREDIT).toMatch(/Gretchen Rubin.*não tem vínculo/u);
  expect(NATURE).toMatch(/Não é teste psicológico, não dá nota e não serve para seleção/u);
});

describe('the words of all texts', () => {
  const reminders = [...IDS, null].flatMap((id) =>
    (['today', 'soon', 'late'] as const).map((due) => writeReminder(id, { task: 'Ler', due })),
  );
  const texts = textsIn([
    ITEMS.map(({ text }) => text),
    SCENARIOS.map(({ text, options }) => [text, options.map((option) => option.text)]),
    ARCHETYPE_TEXTS,
    UNTOLD,
    [...IDS, null].map(findPlanNote),
    IDS.flatMap(readingsOf),
    reminders,
  ]);

  it.each([
    ['absolute', /\b(?:sempre|nunca|jamais|com certeza|garant\p{L}+|impossível|todo mundo|quase sempre)\b/iu],
    [
      'medical',
      /\b(?:transtorno|sintoma|distúrbio|terapi\p{L}+|ansiedade|depress\p{L}+|tdah|patolog\p{L}+|paciente|personalidade|laudo|psic\p{L}+)\b/iu,
    ],
    [
      'gendered',
      new RegExp(
        [
          String.raw`\(a\)|\b(?:sozinh|preparad|motivad|organizad|dedicad|comprometid|focad|interessad|disciplinad|`,
          String.raw`rígid|teimos|cansad|convencid|inscrit|acostumad|obrigad|pront)[oa]s? (?:a|para|com|de|`,
          String.raw`por)\b|\b(?:você|eu) (?:é|sou|está|estou|fica|fico) \p{L}+[oa]\b|\b[mn]?[oa]s? colega\b|`,
          String.raw`\b(?:um|uma|seu|sua) (?:chefe|amig[oa]|parceir[oa]|gestor|gestora|líder)\b`,
        ].join(''),
        'iu',
      ),
    ],
    [
      'judging',
      /\b(?:preguiç\p{L}+|procrastin\p{L}+|irresponsáve\p{L}+|fracass\p{L}+|falha sua|culpa|ponto fraco|defeito)\b/iu,
    ],
    ['about the new year', /ano[- ]novo|resoluç/iu],
  ])('are not %s', (_, words) => {
    expect(texts.filter((text) => words.test(text))).toEqual([]);
  });
});
