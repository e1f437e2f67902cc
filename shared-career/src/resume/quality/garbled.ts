import { foldText } from '../../text/index.ts';

/** Frequent words of Portuguese and English, folded; any real text of some length has several of them. */
const FREQUENT: ReadonlySet<string> = new Set(
  (
    'de da do das dos e em com para por na no nas nos a o as os um uma que ao pela pelo mais como ate desde anos ano ' +
    'experiencia formacao empresa cargo curso cursos area analista gerente assistente auxiliar profissional superior ensino medio ' +
    'universidade faculdade ingles espanhol avancado basico intermediario brasil atendimento vendas gestao desenvolvimento sistemas ' +
    'atual atualmente email telefone idiomas habilidades resumo objetivo projetos ' +
    'the of and to in for with on at by from is was an as using skills experience education university present work team data ' +
    'management development project projects engineer manager software research languages english portuguese summary'
  ).split(' '),
);

const SHARE = 0.35;
const BROKEN_SHARE = 0.01;

const isPlausible = (token: string): boolean =>
  /^[a-z][a-z'.-]*$/u.test(token) && /[aeiouy]/u.test(token) && !/[bcdfghjklmnpqrstvwxz]{6}/u.test(token);

/**
 * Whether a text came out of its file as nonsense: replacement or private-use characters over 1 %, few tokens that
 * could be words of Portuguese or English, or no frequent word at all in a text of some length.
 */
export function isGarbled(text: string): boolean {
  const visible = text.replace(/\s/gu, '');
  if (visible.length === 0) return false;
  // Symbol fonts put bullets and icons there: one at a line's start is no fault.
  const broken =
    text.replace(/(^|\n|\s)[\ue000-\uf8ff]+(?=\s|\p{L})/gu, '$1').match(/[\ufffd\ue000-\uf8ff]|\p{Cn}/gu)
      ?.length ?? 0;
  if (broken > Math.max(3, BROKEN_SHARE * visible.length)) return true;
  const tokens = foldText(text)
    .folded.split(/[\s,;:()|/•"–—]+/u)
    .filter((token) => token.length > 1 && !/^[\d.,%+$@-]+$/u.test(token) && !token.includes('@'));
  if (tokens.length < 20) return false;
  const words = tokens.map((token) => token.replace(/[.!?]+$/u, ''));
  if (words.filter(isPlausible).length < SHARE * words.length) return true;
  return words.length >= 60 && words.filter((word) => FREQUENT.has(word)).length < 2;
}
