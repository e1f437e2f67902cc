import { foldText, stemOf } from '@aura/shared-career';

const STOP = new Set(
  'a o as os um uma de do da dos das em no na nos nas por pelo pela para pra pro com sem e ou que q se me eu meu minha meus minhas seu sua ele ela eles elas isso esse essa este esta como qual quais quando onde porque pq mais muito ja nao sim ser ter fazer foi sou e ao aos vou to estou tem tenho vc voce ate so sobre tambem devo posso'.split(
    ' ',
  ),
);

/** Words with which a question goes on without saying what about. */
const GOING_ON = new Set(
  'quanto tempo leva demora custa vale começo começar começa fazer faço primeiro depois agora assim caso der dar certo errado isso disso nisso nada tudo'
    .split(' ')
    .map((word) => stemOf(foldText(word).folded)),
);

/** Stems of the words of a text that say what it is about. */
export const stemsOf = (text: string): string[] =>
  (foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map(stemOf);

/** Whether a text has a word that says what it is about. */
export const hasMatter = (text: string): boolean => stemsOf(text).some((stem) => !GOING_ON.has(stem));
