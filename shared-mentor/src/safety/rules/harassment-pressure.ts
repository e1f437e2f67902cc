import { BOSS, RIDICULE } from './harassment-words.ts';
import type { Near } from './near.ts';

/** Punished, watched, threatened, pressed to leave: told and not named. */
export const PRESSED: readonly Near[] = [
  // Punished for a target, watched to the toilet.
  {
    all: [
      [
        'metas?|vendeu menos|pior (?:vendedor[a]?|funcionari[oa]|resultado|nota|atendente)|ultim[oa] (?:lugar|colocad[oa]|do ranking)|atrasad[oa]|atras[ao]|err(?:a|ar|ou)|perde|menos vend\\w+|convenc(?:ao|oes)',
      ],
      [RIDICULE],
      [
        '(?:tem|temos|tive|teve|tinha) (?:que|de)|obrig\\w+|paga|recebe|projeta\\w*|manda|faz(?:em)?|fica|ganha',
      ],
      [
        '(?:na frente|todo mundo|todos|meio d\\w+|dos outros|o dia todo|filmar|reuniao|loja|minha cara|fui eu|equipe|humilh\\w+|gravid\\w+|foto|palco|convenc\\w+|grupo)',
      ],
    ],
    within: 30,
  },
  {
    all: [
      [
        '(?:ir ao|usar o|no|do|idas? ao) banheiro|fazer xixi|beb\\w+ agua|tomar agua|xixi na (?:roupa|calca)|necessidades',
      ],
      [
        'cronometr\\w+|(?:\\w+ )?vezes por (?:turno|dia|plantao)|pedir (?:permissao|autorizacao|licenca)|permiss\\w+|autoriz\\w+|control\\w+|proib\\w+|so (?:pode\\w*|deix\\w+)|levanta\\w* a mao|plaquinha|desconta\\w*|marca\\w* no',
      ],
    ],
    within: 16,
  },
  {
    all: [
      ['camera|cronometr\\w+|me segue|me vigia\\w*|me filma\\w*|anota\\w*'],
      ['so (?:a |para |pra )?(?:a )?(?:minha|mim|eu)|ate quando eu|minha mesa|ate no banheiro'],
      BOSS,
    ],
    within: 22,
  },
  // Threats, pressure to resign, revenge.
  {
    all: [
      [
        'nunca mais (?:\\w+ ){0,2}(?:arrum\\w+|consig\\w+|conseg\\w+|trabalh\\w+|ach\\w+|ter)|fecha\\w*(?: \\w+){0,2} portas|lista negra|queimar (?:meu|minha|o meu) (?:nome|imagem)|vai me queimar|(?:um|num|o) inferno|(?:na fila|querendo) (?:\\w+ )?(?:minha|sua|meu|essa) (?:vaga|lugar)|na fila querendo|beij\\w+ (?:os|meus|o) pes?|olho da rua|jog\\w+ na rua|vai se arrepender|acabar com (?:a )?(?:minha|sua) (?:carreira|vida)|sabe onde eu moro',
      ],
      BOSS.concat('el[ea] (?:repete|diz|fala|disse|falou|vive)'),
      [
        '(?:disse|diz|fala|falou|falando|repete|garant\\w+|ameac\\w+|amedront\\w+|jur\\w+|avis\\w+|grit\\w+|sempre|vive|todo (?:santo )?dia|liga\\w*)',
      ],
    ],
    within: 25,
  },
  {
    all: [
      [
        'denunci(?:ei|ou|ar|amos)|testemunh(?:ei|ou)|fiz (?:uma |a )?queixa|reclamei|ouvidoria|sindicato|acionei o rh|depus|(?:apresentei|levei|entreguei|com) (?:\\w+ )?(?:atestado|laudo)|engravidei|voltei d[ao] (?:licenca|afastamento|ferias)',
      ],
      [
        'persegu\\w+|castig\\w+|advertencias? por tudo|infern\\w+|mau carater|retali\\w+|vinganca|se ving\\w+|servico mais pesado|(?:pior|piores) (?:escala|turno|servico|horario)s?|mud\\w+ (?:meu|minha) (?:turno|escala|horario)|me dao gelo|gelo em mim|virou um inferno|me boicot\\w+|me sabot\\w+',
      ],
    ],
    within: 25,
  },
];
