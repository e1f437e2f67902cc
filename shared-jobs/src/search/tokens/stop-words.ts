/**
 * Folded words that every ad has and no search means, Portuguese and English. "Vaga" and "emprego" are among them:
 * who types "vaga de enfermeiro" looks for a nurse's job and not for ads that say "vaga".
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a o as os e de do da dos das em no na nos nas para por pelo pela pelos pelas com sem ao aos um uma uns umas ou ' +
    'que se sua seu suas seus nossa nosso nossas nossos como mais entre ate ser ter sobre isso este esta esse essa ' +
    'quem onde quando nao sim ja voce nosso foi sera vaga vagas emprego empregos ' +
    'the of for and in at to on with an by or is are be you your our we us will this that as from it'
  ).split(' '),
);
