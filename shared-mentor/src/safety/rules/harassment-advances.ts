import { ALONE_WITH, ANYBODY_AT_WORK, BOSS, PRICE, TOUCHED, TOUCHES } from './harassment-words.ts';
import type { Near } from './near.ts';

/** Advances: told and not named. */
export const ADVANCES_TOLD: readonly Near[] = [
  // Advances.
  {
    all: [
      [TOUCHES],
      [TOUCHED],
      [...ANYBODY_AT_WORK, 'corredor|reuniao|elevador|copa|el[ea] se|diarista|patroa|sem querer'],
    ],
    within: 20,
  },
  {
    all: [
      [
        '(?:mand\\w+|envi\\w+|recebo|mostr\\w+|compartilh\\w+)(?: \\w+){0,5} (?:fotos?|videos?|imagens?|nudes?|links?|figurinhas?|audios?)',
      ],
      [
        '(?:pelad[oa]s?|sem roupa|nu|nua|de cueca|de calcinha|do (?:pinto|pau|penis)|intim[oa]s?|sacanagem|putaria|pornos?|erotic\\w+|obscen\\w+|gemendo|se tocando)',
      ],
      ['(?:para mim|me|comigo|minha|ela|teams|zap|whatsapp|privado)'],
    ],
    within: 14,
  },
  { all: [[ALONE_WITH], [PRICE], [...BOSS, 'ele']], within: 24 },
  {
    all: [
      [
        '(?:me )?(?:aprova|promove|efetiva|contrata|passa|renova|libera)\\w*(?: \\w+){0,3} (?:se|caso|desde que|so se) (?:eu|ela)',
        '(?:vaga|bolsa|promocao|nota|efetivacao|estagio|aumento)(?: \\w+){0,5} (?:depend\\w+|em troca|se eu)',
      ],
      [
        'boazinha|boazinho|carinhos[oa]|agrad\\w+|com ele|retribu\\w+|gentil|mais simpatica|especial|depois da aula|quarto|sair|jantar',
      ],
    ],
    within: 20,
  },
  {
    all: [
      [
        'pelad[oa]|calcinha|cueca|lingerie|durmo|mulherao|gostosa|delicia|gata|princesa|(?:saia|roupa|vestido|blusa)(?: \\w+)? (?:curt[oa]|just[oa]|colad[oa]|decotad[oa])|batom|sonh(?:ou|ando|a) com(?:igo| ela)|minhas pernas|meu corpo|minha bunda|meus peitos|minha boca|meus labios|se eu (?:namoro|tenho namorado|sou casada)',
      ],
      [...BOSS, 'cliente|colega|instrutor|cara d[oae] \\w+'],
      [
        '(?:fal|pergunt|coment|mand|cham|elogi|repar|repet|insist|diz)\\w*|fica|vive|madrugada|de noite|mensage\\w+|msg',
      ],
    ],
    within: 16,
  },
  {
    all: [
      [
        'de toalha|sem camisa|pelad[oa]|de cueca|abre o roupao|abriu a calca|se tocando|se masturb\\w+|tirou o (?:pinto|penis|pau)',
      ],
      ['aparece\\w*|fica\\w*|na minha frente|me cham\\w+|me espera|quando ela sai|para mim|me mostr\\w+'],
      ['patr\\w+|chef\\w+|hospede|paciente|cliente|colega|el[ea]|diarista|faxin\\w+'],
    ],
    within: 22,
  },
];
