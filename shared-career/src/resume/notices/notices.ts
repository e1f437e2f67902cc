import { formatNumber, RESUME_LIMITS, type ResumeNotice } from '@aura/shared-domain';
import { join } from '../../wording/quote.ts';
import { findRelativeDate } from '../dates/period.ts';
import type { Doubt } from './doubts.ts';
import type { LeftOut } from './leave-out.ts';
import { findPersonalData, type PersonalDatum } from './personal-data.ts';

const EXCERPTS = 8;
const EXCERPT_LENGTH = 200;

const shorten = (text: string): string =>
  text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH - 1)}…`;

/** Findings of a reading; each part becomes one notice if it has content. */
export interface NoticeFacts {
  /** The analysed text. */
  readonly text: string;
  readonly injections: readonly string[];
  /** Personal data that is no longer in the text. */
  readonly left: readonly LeftOut[];
  readonly hidden: readonly string[];
  readonly columns: boolean;
  readonly cut: boolean;
  readonly doubts: readonly Doubt[];
  /** Words that were hard to make out; undefined where no text was recognised in pictures. */
  readonly doubtful?: readonly string[] | undefined;
  readonly undated: boolean;
  /** The day of reading. */
  readonly now: Date;
}

const listKinds = (data: readonly { readonly label: string }[]): string =>
  [...new Set(data.map(({ label }) => label))].join(', ');

/** The message about personal data: what was removed, and what else should be removed. */
function describePersonalData(left: readonly LeftOut[], kept: readonly PersonalDatum[]): string {
  const others = kept.filter(({ label }) => left.every((each) => each.label !== label));
  if (left.length === 0)
    return `O currículo traz dados pessoais que a seleção não exige e que expõem você: ${listKinds(kept)}. Recomendamos retirá-los.`;
  const rest = others.length === 0 ? '' : ` Recomendamos retirar também: ${listKinds(others)}.`;
  return (
    `O currículo traz dados pessoais que a seleção não exige e que expõem você: ${listKinds(left)}. Eles ficaram ` +
    `fora da leitura e não são guardados nem enviados; retire-os também do arquivo.${rest}`
  );
}

/** Notices for the person, in order of weight. */
export function listNotices({
  text,
  injections,
  left,
  hidden,
  columns,
  cut,
  doubts,
  doubtful,
  undated,
  now,
}: NoticeFacts): ResumeNotice[] {
  const notices: ResumeNotice[] = [];
  const add = (code: ResumeNotice['code'], message: string, excerpts: readonly string[]): void => {
    notices.push({ code, message, excerpts: [...new Set(excerpts)].slice(0, EXCERPTS).map(shorten) });
  };
  if (injections.length > 0) {
    add(
      'POSSIVEL_INJECAO',
      'Encontramos frases que parecem ordens para uma inteligência artificial. Elas ficaram fora da análise; ' +
        'retire-as do arquivo, porque podem fazer um recrutador descartar o currículo.',
      injections,
    );
  }
  if (hidden.length > 0) {
    add(
      'TEXTO_OCULTO',
      'O arquivo tem texto que não aparece para quem lê (letras minúsculas demais, fora da página ou da cor ' +
        'do fundo). Ele ficou fora da análise; apague-o antes de enviar o currículo.',
      hidden,
    );
  }
  if (cut) {
    const limit = formatNumber(RESUME_LIMITS.characters);
    add('TEXTO_CORTADO', `O texto é muito longo: lemos os primeiros ${limit} caracteres.`, []);
  }
  if (doubtful !== undefined) {
    add(
      'TEXTO_RECONHECIDO',
      'Este arquivo é uma imagem: o texto foi reconhecido letra a letra no seu aparelho, e pode haver trocas. Confira ' +
        'nomes, números e datas. Para enviar a empresas, prefira um PDF com texto: sistemas de seleção não leem imagens.',
      doubtful,
    );
  }
  if (doubts.length > 0) {
    add(
      'LEITURA_INCERTA',
      `Não tivemos certeza ao ler ${join(doubts.map(({ part }) => part))}. ${doubts.map(({ advice }) => advice).join(' ')} ` +
        'Compare com o seu arquivo antes de continuar.',
      doubts.flatMap(({ excerpts }) => excerpts).filter((excerpt) => excerpt !== ''),
    );
  }
  if (undated) {
    add(
      'SEM_DATAS',
      'O currículo não traz datas. Lemos os cargos e as empresas, mas sem mês e ano não dá para contar o tempo de ' +
        'experiência: acrescente o início e o fim de cada um.',
      [],
    );
  }
  if (columns) {
    add(
      'COLUNAS',
      'O currículo usa duas colunas. Conseguimos separá-las, mas alguns sistemas de seleção misturam as linhas; uma coluna só é mais seguro.',
      [],
    );
  }
  const relative = text.split('\n').flatMap((line) => findRelativeDate(line, now) ?? []);
  const [first] = relative;
  if (first) {
    add(
      'DATA_RELATIVA',
      `Há datas como “${first.excerpt}”, e quem lê o currículo depois não sabe de quando você fala. Troque por mês e ano.`,
      relative.map(({ excerpt, year }) => (year === null ? excerpt : `${excerpt} (por volta de ${year})`)),
    );
  }
  const personal = findPersonalData(text);
  if (left.length > 0 || personal.length > 0) {
    add(
      'DADOS_PESSOAIS',
      describePersonalData(left, personal),
      [...left, ...personal].map(({ excerpt }) => excerpt),
    );
  }
  return notices;
}
