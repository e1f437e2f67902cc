/** A word worth replacing, in all its forms, and what to say instead. */
export interface WeakWord {
  readonly word: string;
  /** Folded forms, whole words; also what the fillers of an answer are called. */
  readonly forms: readonly string[];
  /** From this many times on in a simulation it is worth a remark. */
  readonly from: number;
  readonly instead: string;
}

const PAUSE = 'Fique em silêncio por um segundo; quem ouve entende como calma.';
const JUST_SAY = 'Tire: a frase diz o mesmo sem isso.';

const row = (word: string, from: number, instead: string, more: readonly string[] = []): WeakWord => ({
  word,
  forms: [word, ...more],
  from,
  instead,
});

/** By the language of the answer; what is said instead is Portuguese, for it is advice. */
export const WEAK_WORDS: Readonly<Record<'pt' | 'en', readonly WeakWord[]>> = {
  pt: [
    row('a gente', 2, 'Diga quem fez o quê: “eu propus”, “a equipe aprovou”, “a gerente assinou”.'),
    row('coisa', 2, 'Dê o nome: a tarefa, o documento, o problema.', ['coisas', 'negocio', 'negocios']),
    row('meio que', 1, 'Diga o que foi, sem atenuar; se foi parcial, diga até onde chegou.'),
    row('acho que', 3, 'Deixe “acho” para opiniões. Do que aconteceu, diga o que viu ou mediu.'),
    row('tentei', 2, 'Diga o que fez e no que deu.', ['tentamos', 'tentar']),
    row('ajudei', 2, 'Diga a sua parte: “preparei”, “revisei”, “atendi”.', ['ajudamos', 'ajudar', 'ajudava']),
    row('participei', 2, 'Diga o que você fez ali dentro.', ['participamos', 'participava']),
    row('responsável por', 2, 'Diga o que fazia no dia a dia: “planejava”, “conferia”, “aprovava”.', [
      'responsavel por',
    ]),
    row('muito', 5, 'Troque por um número ou por um exemplo.', ['muita', 'muitos', 'muitas', 'bastante']),
    row('vários', 2, 'Diga quantos, mesmo que seja uma estimativa.', [
      'varias',
      'diversos',
      'diversas',
      'alguns',
      'algumas',
    ]),
    row('melhorar', 3, 'Diga o que mudou e quanto.', ['melhorei', 'melhoramos', 'melhorou']),
    row('proativo', 1, 'Conte um caso em que ninguém pediu e você fez.', [
      'proativa',
      'proatividade',
      'pro-ativo',
    ]),
    row('perfeccionista', 1, 'Conte um defeito de verdade e o que você faz com ele.'),
    row('basicamente', 2, JUST_SAY),
    row('na verdade', 2, JUST_SAY),
    row('literalmente', 2, JUST_SAY),
    row('digamos', 2, JUST_SAY, ['digamos assim', 'vamos dizer']),
    row('tipo', 3, PAUSE, ['tipo assim']),
    row('né', 3, PAUSE),
    row('então', 4, 'Comece pela frase em si; entre uma ideia e outra, faça uma pausa.'),
    row('aí', 4, 'Use “depois”, “por isso” ou um ponto final.', ['dai']),
    row('assim', 4, PAUSE),
    row('é…', 3, PAUSE),
    row('hum', 3, PAUSE),
    row('ahn', 3, PAUSE),
    row('ah', 3, PAUSE),
    row('eh', 3, PAUSE),
    row('enfim', 3, PAUSE),
    row('sabe?', 3, PAUSE),
    row('entendeu?', 3, PAUSE),
    row('tá', 3, PAUSE),
  ],
  en: [
    row('we', 8, 'Diga quem fez o quê: “I proposed”, “the team tested”.'),
    row('things', 2, 'Dê o nome: “the report”, “the release”, “the delay”.', ['thing', 'stuff']),
    row('kind of', 1, 'Diga o que foi, sem atenuar.', ['sort of']),
    row('I think', 3, 'Deixe “I think” para opiniões. Do que aconteceu, diga o que viu ou mediu.'),
    row('tried', 2, 'Diga o que fez e no que deu: “I tested…, and…”.', ['try to', 'tried to']),
    row('helped', 2, 'Diga a sua parte: “I prepared”, “I reviewed”.', ['helping']),
    row('responsible for', 2, 'Diga o que fazia: “I planned”, “I approved”.', ['in charge of']),
    row('a lot', 3, 'Troque por um número ou por um exemplo.', ['lots of', 'very']),
    row('basically', 2, JUST_SAY),
    row('actually', 3, JUST_SAY),
    row('like', 4, PAUSE),
    row('you know', 3, PAUSE),
    row('I mean', 3, PAUSE),
    row('um', 3, PAUSE),
    row('so', 4, 'Comece pela frase em si.'),
  ],
};
