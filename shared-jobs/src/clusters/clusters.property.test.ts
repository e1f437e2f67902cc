import type { Vacancy } from '@aura/shared-domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SILENT_FACTS, makeVacancy } from '../posting/fixture.ts';
import { BANDS, groupClusters, MOST_PER_BUCKET } from './group-clusters.ts';
import { groupPostings } from './index.ts';
import { type Print, compareTexts } from './compare-texts.ts';

const NO_READING = { reading: null, facts: SILENT_FACTS };
const sentences = [
  'Atender clientes no balcão e por telefone, com cordialidade e atenção aos prazos combinados.',
  'Organizar o estoque, conferir notas e lançar entradas e saídas no sistema da loja.',
  'Emitir relatórios semanais de vendas e acompanhar metas com a supervisão da unidade.',
  'Cuidar da limpeza e da reposição das gôndolas durante o turno da manhã.',
  'Horário comercial de segunda a sexta, com vale-transporte e refeição no local.',
  'Ensino médio completo e experiência de seis meses em função parecida.',
];
const ads = fc
  .array(
    fc.record({
      title: fc.constantFrom('Vendedor', 'Vendedora (SP)', 'Dev C#', 'Dev C++', '???', 'Caixa'),
      company: fc.constantFrom('', 'Loja Azul', 'Loja Azul S.A.', 'Mercado Sul'),
      publishedOn: fc.constantFrom(null, '2026-01-01', '2026-02-01'),
      places: fc.constantFrom<Vacancy['places'][]>([], [{ city: 'Santos', state: 'SP' }]),
      description: fc.subarray(sentences, { minLength: 0 }).map((parts) => parts.join(' ')),
      number: fc.nat(30),
    }),
    { maxLength: 30 },
  )
  .map((drafts) => drafts.map(({ number, ...fields }) => makeVacancy({ ...fields, id: `sample:${number}` })));

it('makes the same postings in any order of the ads', () => {
  fc.assert(
    fc.property(
      ads.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([list, shuffled]) => {
        const read = (): typeof NO_READING => NO_READING;
        expect(groupPostings(shuffled, read)).toEqual(groupPostings(list, read));
      },
    ),
  );
});

it('puts each ad in exactly one posting, under one of its own ids', () => {
  fc.assert(
    fc.property(ads, (list) => {
      const postings = groupPostings(list, () => NO_READING);
      const placed = postings.flatMap(({ versions }) => versions.map(({ id }) => id));
      expect(placed.toSorted()).toEqual([...new Set(list.map(({ id }) => id))].toSorted());
      for (const { id, versions } of postings) expect(versions.map((version) => version.id)).toContain(id);
    }),
  );
});

const TITLES = ['Vendedor', 'Analista', 'Motorista', 'Enfermeira', 'Professor', 'Soldador', 'Cozinheira'];

/** Ads of `count / 10` jobs that share a title each, or all with the same title and company but different texts. */
function market(count: number, alike: boolean): Vacancy[] {
  return Array.from({ length: count }, (_, index) => {
    const job = alike ? index : index % Math.ceil(count / 10);
    const words = Array.from({ length: 60 }, (__, at) => `palavra${(job * 7919 + at * at * 31) % 4001}`);
    return makeVacancy({
      id: `sample:${index}`,
      title: alike ? 'Vendedor' : `${TITLES[job % TITLES.length]} ${job}`,
      description: words.join(' '),
    });
  });
}

it.each([false, true])('compares each ad with few others, at any number of ads (one title: %s)', (alike) => {
  const perAd = (count: number): number => {
    let compared = 0;
    groupClusters(market(count, alike), (one: Print, other: Print) => {
      compared += 1;
      return compareTexts(one, other);
    });
    return compared / count;
  };
  const [small, large] = [perAd(500), perAd(2000)];
  expect(large).toBeLessThanOrEqual(alike ? (BANDS + 1) * MOST_PER_BUCKET : 2);
  expect(large).toBeLessThanOrEqual(Math.max(2, small * 8));
});
