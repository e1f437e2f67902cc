import { foldKey, OCCUPATIONS, SKILLS } from '@aura/shared-career';
import { JOBS } from './jobs.ts';
import type { Random } from './random.ts';

/** What every text has most of, the most frequent first. */
const COMMON =
  'de e a para em com da do experiência o na os que no dos as das conhecimento área ou atividades empresa equipe ' +
  'atendimento clientes ensino por benefícios trabalho desejável processos vale gestão requisitos completo médio ' +
  'disponibilidade transporte seguro controle vida superior apoio sua qualidade refeição saúde plano segurança horário ' +
  'responsabilidades desenvolvimento relatórios realizar acompanhar resultados projetos domínio sistemas cliente ' +
  'organização rotinas comunicação pacote formação boa odontológico alimentação perfil indicadores internos cargo ' +
  'salário documentos produtos prazos planilhas metas novos diferencial contratação atuar garantir necessário local';

/** Other names of the known jobs: ads with them would be right answers that the bench does not know. */
const ELSEWHERE =
  'developer programmer nurse teacher lawyer physician cook secretary sales vendas eletricista';

/** The stubs of words that tell the known jobs: no other title and no filling may have one. */
const STUB = 5;
const known: ReadonlySet<string> = new Set(
  [...JOBS.flatMap(({ names }) => names).map(({ text }) => text), ELSEWHERE]
    .flatMap((text) => foldKey(text).split(/[^a-z]+/))
    .filter((word) => word.length > 1 && !COMMON.split(' ').includes(word))
    .map((word) => word.slice(0, STUB)),
);

const isFree = (text: string): boolean =>
  foldKey(text)
    .split(/[^a-z]+/)
    .every((word) => !known.has(word.slice(0, STUB)));

/** Titles of jobs that no query with known answers asks for. */
export const OTHER_TITLES: readonly string[] = OCCUPATIONS.flatMap(({ title, aliases }) => [
  title,
  ...aliases,
]).filter(isFree);

function rareWords(): string[] {
  const names = [
    ...SKILLS.flatMap(({ label, aliases }) => [label, ...aliases]),
    ...OCCUPATIONS.flatMap(({ title, aliases }) => [title, ...aliases]),
  ];
  return [...new Set(names.flatMap((name) => name.split(/[\s/,()]+/)))].filter(
    (word) => word !== '' && isFree(word),
  );
}

/** Picks words as ads have them: a few very often, thousands hardly ever (Zipf's law). */
export function createFiller(random: Random): () => string {
  const rare = rareWords();
  for (let at = rare.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [rare[at], rare[other]] = [rare[other] ?? '', rare[at] ?? ''];
  }
  const words = [...COMMON.split(' '), ...rare];
  const sums: number[] = [];
  words.reduce((sum, _, rank) => {
    const next = sum + 1 / (rank + 2);
    sums.push(next);
    return next;
  }, 0);
  const total = sums.at(-1) ?? 0;
  return () => {
    const wanted = random.share() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? '';
  };
}
